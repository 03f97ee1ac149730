// A realm of JavaScript with nothing of Node in it, for one server bundle: no require, process, network, files or timers.
const { readFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const path = require('node:path')
const vm = require('node:vm')
const { hasImports } = require('shared-lib/platform/server-bundle/imports.cjs')

/** Modules that a bundle may require; each is evaluated again inside the realm, or it would lead out of it. */
const offered = new Set([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'mobx',
  'mobx-react-lite',
])

/** React's server build for Node wants Node's streams; `renderToString` is the same in that of browsers. */
const serverBuild = path.join(
  path.dirname(require.resolve('react-dom/package.json')),
  'cjs/react-dom-server-legacy.browser.production.js',
)

const mostOutput = 4 * 1024 * 1024

const answers = {
  query: (text) => [...new URLSearchParams(text)],
  search: (pairs) => new URLSearchParams(pairs).toString(),
  url(text, base) {
    const { href, origin, protocol, host, hostname, port, pathname, search, hash } = new URL(text, base)
    return { href, origin, protocol, host, hostname, port, pathname, search, hash }
  },
  say: (level, words) =>
    void console[level === 'error' ? 'error' : level === 'warn' ? 'warn' : 'log'](words.slice(0, 2000)),
}

/** Takes and answers text, so that no object of this realm gets into the other. */
function host(question, text) {
  try {
    return JSON.stringify({ value: answers[question](...JSON.parse(text)) })
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : 'refused' })
  }
}

const libraries = new Map()
/** Sources are read once for each thread; resolving them is Node's own work. */
function sourceOf(file) {
  const known = libraries.get(file) ?? readFileSync(file, 'utf8')
  libraries.set(file, known)
  return known
}

const names = ['module', 'exports', 'require', 'process', 'global', 'globalThis']

/** Evaluates a bundle's text and answers how to call it: a method and its argument as text, the answer as text. */
function openRealm(text, filename) {
  if (hasImports(text)) throw new Error(`${filename}: a server bundle may not import while it runs`)
  const parsingContext = vm.createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
    name: path.basename(filename),
  })
  const globalsFile = path.join(__dirname, 'realm-globals.cjs')
  const { load, invoke } = vm.runInContext(sourceOf(globalsFile), parsingContext, { filename: globalsFile })(
    host,
  )
  const compile = (source, file) => vm.compileFunction(source, names, { filename: file, parsingContext })
  const inRealm = vm.runInContext(
    `'use strict'; (find) => (name) => {
      let found
      try {
        found = find(String(name))
      } catch {
        throw new Error('a library cannot be loaded')
      }
      if (typeof found === 'string') throw new Error(found)
      return found.exports
    }`,
    parsingContext,
  )
  const library = (file) => ({
    exports: load(
      file,
      compile(sourceOf(file), file),
      inRealm((name) => library(locate(name, file))),
    ),
  })
  // Or every render leaks its reactions. Run by the realm itself: nothing of this one calls into a library.
  const renderOnce = vm.runInContext(
    `'use strict'; (mobx) => mobx.enableStaticRendering(true)`,
    parsingContext,
  )
  const offer = inRealm((name) => {
    if (!offered.has(name)) return `${name} is not offered to server bundles`
    const found = library(locate(name, __filename))
    if (name === 'mobx-react-lite') renderOnce(found.exports)
    return found
  })
  const bundle = load(filename, compile(text, filename), offer)

  return (method, call) =>
    new Promise((resolve, reject) => {
      invoke(bundle, method, call, (answer) => {
        if (answer.length > mostOutput)
          return reject(new Error(`the answer is longer than ${mostOutput} characters`))
        const { error, answer: value } = JSON.parse(answer)
        if (error === undefined) resolve(value)
        else reject(new Error(error))
      })
    })
}

const locate = (name, from) => (name === 'react-dom/server' ? serverBuild : createRequire(from).resolve(name))

module.exports = { openRealm }
