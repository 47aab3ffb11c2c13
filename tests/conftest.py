"""What holds for all tests."""

from mazzo.cli import keep_numpy_to_one_thread

keep_numpy_to_one_thread()  # before anything imports NumPy
