"""The parts that lessons are made of: their text, positions, pictures, and the tables at which the reader plays."""
