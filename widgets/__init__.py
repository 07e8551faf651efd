"""The table: scenes, canvas, panels and the app. It may import engine; engine never imports it."""
