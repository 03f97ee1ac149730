// Evaluated inside a bundle's own realm, before anything of the bundle. Everything that the bundle can reach is made here,
// of this realm's own kinds: an object of Node's would lead to Node (`thing.constructor.constructor('return process')`).
// `host` is the only way out, is never handed on, and takes and answers nothing but text.
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one closure is the whole wall: what it holds must have no other name
;(host) => {
  'use strict'
  const { parse, stringify } = JSON
  const { defineProperty } = Object
  const hidden = (name, value) =>
    defineProperty(globalThis, name, { value, writable: true, enumerable: false, configurable: true })

  // Memory outside the heap, which no limit of the thread counts, and ways to wait for other threads.
  for (const name of ['SharedArrayBuffer', 'Atomics', 'WebAssembly', 'ArrayBuffer', 'DataView'])
    delete globalThis[name]
  const typedArray = Object.getPrototypeOf(Int8Array)
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (Object.getPrototypeOf(globalThis[name] ?? {}) === typedArray) delete globalThis[name]

  /** An error of the host's, a full stack in its code among them, must not get into this realm. */
  function askHost(question, text) {
    try {
      return host(question, text)
    } catch {
      return '{"error":"refused"}'
    }
  }
  /** Text through the host. */
  function asked(question, ...texts) {
    const answer = parse(askHost(question, stringify(texts)))
    if (answer.error !== undefined) throw new TypeError(answer.error)
    return answer.value
  }

  class URLSearchParams {
    #pairs = []
    constructor(init = '') {
      if (typeof init !== 'object' || init === null) this.#pairs = asked('query', String(init))
      else {
        const entries = typeof init[Symbol.iterator] === 'function' ? [...init] : Object.entries(init)
        this.#pairs = entries.map(([name, value]) => [String(name), String(value)])
      }
    }
    get size() {
      return this.#pairs.length
    }
    get(name) {
      return this.#pairs.find(([one]) => one === String(name))?.[1] ?? null
    }
    getAll(name) {
      return this.#pairs.filter(([one]) => one === String(name)).map(([, value]) => value)
    }
    has(name, value) {
      return this.#pairs.some(
        ([one, its]) => one === String(name) && (value === undefined || its === String(value)),
      )
    }
    append(name, value) {
      this.#pairs.push([String(name), String(value)])
    }
    delete(name, value) {
      this.#pairs = this.#pairs.filter(
        ([one, its]) => one !== String(name) || (value !== undefined && its !== String(value)),
      )
    }
    set(name, value) {
      const at = this.#pairs.findIndex(([one]) => one === String(name))
      if (at < 0) return this.append(name, value)
      this.#pairs[at][1] = String(value)
      this.#pairs = this.#pairs.filter(([one], index) => index === at || one !== String(name))
    }
    sort() {
      this.#pairs.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    }
    forEach(call, self) {
      for (const [name, value] of this) call.call(self, value, name, this)
    }
    *entries() {
      for (const [name, value] of this.#pairs) yield [name, value]
    }
    *keys() {
      for (const [name] of this.#pairs) yield name
    }
    *values() {
      for (const [, value] of this.#pairs) yield value
    }
    [Symbol.iterator]() {
      return this.entries()
    }
    toString() {
      return asked('search', this.#pairs)
    }
  }

  /** Reads addresses; nothing on the server changes one. */
  class URL {
    #parts
    constructor(url, base) {
      this.#parts = asked('url', String(url), ...(base === undefined ? [] : [String(base)]))
      for (const name of Object.keys(this.#parts))
        defineProperty(this, name, { enumerable: true, value: this.#parts[name] })
      defineProperty(this, 'searchParams', { value: new URLSearchParams(this.#parts.search) })
    }
    static canParse(url, base) {
      try {
        return Boolean(new URL(url, base))
      } catch {
        return false
      }
    }
    toString() {
      return this.#parts.href
    }
    toJSON() {
      return this.#parts.href
    }
  }
  hidden('URL', URL)
  hidden('URLSearchParams', URLSearchParams)
  const say =
    (level) =>
    (...words) => {
      askHost(
        'say',
        stringify([
          level,
          words.map((word) => (word instanceof Error ? word.stack : String(word))).join(' '),
        ]),
      )
    }
  hidden('console', {
    log: say('info'),
    info: say('info'),
    debug: say('info'),
    warn: say('warn'),
    error: say('error'),
  })

  const modules = new Map()
  /** Runs a module's function of this realm once; `kept` is its cache key. */
  function load(kept, run, require) {
    const known = modules.get(kept)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(kept, module)
    run(module, module.exports, require, { env: { NODE_ENV: 'production' } }, globalThis, globalThis)
    return module.exports
  }

  /** Calls a method of the bundle: text in, text out, by way of `done`, which only this function knows. */
  function invoke(bundle, method, call, done) {
    const reply = (text) => {
      try {
        done(text)
      } catch {}
    }
    const fail = (error) => {
      let words = 'the bundle threw something that cannot be read'
      try {
        words = error instanceof Error ? `${error.message}\n${error.stack}` : String(error)
      } catch {}
      reply(stringify({ error: words.slice(0, 4000) }))
    }
    const finish = (answer) => {
      try {
        reply(stringify({ answer }))
      } catch (error) {
        fail(error)
      }
    }
    try {
      const answer = bundle[method](parse(call))
      if (answer !== null && typeof answer === 'object' && typeof answer.then === 'function')
        answer.then(finish, fail)
      else finish(answer)
    } catch (error) {
      fail(error)
    }
  }
  return { load, invoke }
}
