"""Tables over the network. Only this package and `terminal` await."""
