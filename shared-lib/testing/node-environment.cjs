require('./leave-at-once.cjs')

module.exports = require('jest-environment-node').TestEnvironment
