const { openTemporaryRoot } = require('./temporary-root.cjs')

// jest runs the end in the same process and module registry of its own: the way back is handed over on the process.
module.exports = () => {
  // Else each deployment of a test starts git to learn who it is.
  process.env.DEPLOYED_BY ??= 'tests'
  globalThis.closeTemporaryRoot = openTemporaryRoot()
}
