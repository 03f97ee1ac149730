// Runs in a worker thread, one pool per micro-frontend: evaluates a deployment's server bundle once per version and
// calls it. This fences mistakes (hangs, memory, globals of others); it is no sandbox, trust comes from the hash.
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const vm = require('node:vm')
require('mobx-react-lite').enableStaticRendering(true) // or every render leaks its reactions

/** What a bundle may require: the host's own copies, so that one React draws the page. */
const offered = new Set([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'mobx',
  'mobx-react-lite',
])
const keep = 3
const bundles = new Map()

function offer(name) {
  if (!offered.has(name)) throw new Error(`${name} is not offered to server bundles`)
  return require(name)
}

/** class-validator keeps metadata on the global object: each bundle gets one of its own. */
const ownGlobal = () => ({
  Math,
  Map,
  Set,
  WeakMap,
  Symbol,
  Object,
  Array,
  Intl,
  URL,
  URLSearchParams,
  Promise,
  console,
})

function evaluate({ file, sha256 }) {
  const ready = bundles.get(sha256)
  if (ready) return ready
  const text = readFileSync(file, 'utf8')
  if (createHash('sha256').update(text).digest('hex') !== sha256)
    throw new Error(`${file}: hash differs from the registry`)
  const module = { exports: {} }
  const own = ownGlobal()
  const names = ['module', 'exports', 'require', 'process', 'global', 'globalThis', 'fetch']
  vm.compileFunction(text, names, { filename: file })(
    module,
    module.exports,
    offer,
    undefined,
    own,
    own,
    undefined,
  )
  bundles.set(sha256, module.exports)
  if (bundles.size > keep) bundles.delete(bundles.keys().next().value)
  return module.exports
}

module.exports = ({ bundle, method, call }) => evaluate(bundle)[method](call)
