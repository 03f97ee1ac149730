// Fastify looks for the name of each plugin among all modules that are loaded, which takes jest some milliseconds a plugin.
Function.prototype[Symbol.for('fastify.display-name')] = 'plugin'
