module.exports = () => globalThis.closeTemporaryRoot()
