// Loads only the icons that a screen uses: their index would load all of them, once per suite. A build leaves out the
// others as well.
const fileOf = (name) => name.replace(/([a-z])([A-Z\d])/g, '$1-$2').toLowerCase()

module.exports = new Proxy(
  { __esModule: true },
  {
    get(known, name) {
      if (typeof name === 'string') known[name] ??= require(`../src/kit/icons/${fileOf(name)}`)[name]
      return known[name]
    },
  },
)
