// The icons in tests: each as a screen asks for it. Their index opens all of them, in every suite anew; a build leaves
// out the others just the same.
const fileOf = (name) => name.replace(/([a-z])([A-Z\d])/g, '$1-$2').toLowerCase()

module.exports = new Proxy(
  { __esModule: true },
  {
    get(known, name) {
      if (typeof name === 'string') known[name] ??= require(`../src/icons/${fileOf(name)}`)[name]
      return known[name]
    },
  },
)
