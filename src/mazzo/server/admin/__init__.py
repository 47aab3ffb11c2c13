"""Admin commands of a server's operator, over HTTP or at the database: a closed list, with their answers.

The bulletin tells every process who is banned or forgotten, and what is announced.
"""
