"""What only development needs: generators, proofs and measurements that no installed command uses."""
