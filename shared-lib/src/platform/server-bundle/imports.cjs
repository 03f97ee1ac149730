// `import(…)` returns a promise of Node's own, which leads a server bundle out of its realm. Read as text, with every
// way of writing space between the word and what follows, so that nothing can hide one; comments do not count.
const space = String.raw`(?:\s|\/\*[\s\S]*?\*\/|\/\/.*|<!--.*|-->.*)*`
const imports = new RegExp(String.raw`(?<![\w$])import${space}[(.]`)
/** Webpack's mark where it took an import in. */
const taken = '/* import() eager */'

/** Whether a script imports anything while it runs. Errs towards yes. */
const hasImports = (text) => imports.test(text.replaceAll(taken, ' '))

module.exports = { hasImports }
