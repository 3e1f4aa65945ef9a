import ConjugarTerminal

Launch.run()
