"""Tables over the network. The only package that awaits."""
