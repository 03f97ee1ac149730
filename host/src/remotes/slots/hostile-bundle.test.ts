import path from 'node:path'
import type { DeployedFile } from 'shared-lib/contract/deployment'
import { createRemoteCalls } from './remote-calls'
import { bundle, call } from './testing/bundle'
import cases from './testing/hostile-bundle.json'
import slotCall from './worker/slot-call.cjs'

// Attempts of a bundle with foreign or injected code: it must find nothing of Node and leave nothing behind.

const minute = 60_000
const calls = createRemoteCalls({
  timeoutMs: 4000,
  wallMs: minute,
  endMs: minute,
  waitMs: minute,
  firstTimeoutMs: 20_000,
  memoryMb: 96,
  quarantineMs: minute,
})
afterAll(() => calls.close())

let number = 0
const drawn = async (code: string, name = `mf-${++number}`) => {
  const answer = await calls.render(bundle(name, code), call)
  return 'html' in answer ? answer.html : answer
}
const typesOf = (names: string) => `[${names.split(' ').map((name) => `typeof ${name}`)}].join()`
const nothing = Array(5).fill('undefined').join()
const stack = `(() => {
  Error.prepareStackTrace = (_, sites) => sites
  const isOfHost = (one) => one && !(one instanceof Object)
  try {
    return new Error().stack.some((site) => isOfHost(site.getFunction() ?? site.getThis()))
  } finally {
    delete Error.prepareStackTrace
  }
})()`
const finds = [
  ['globals of Node', typesOf('Buffer setTimeout fetch process.exit module.require'), nothing],
  [
    'memory outside the heap',
    typesOf('Uint8Array ArrayBuffer SharedArrayBuffer WebAssembly Atomics'),
    nothing,
  ],
  ['an error of a full stack in the host', "deep(() => new URL('no'))", 'nothing'],
  ['an error of a full stack in a require', "deep(() => require('mobx'))", 'nothing'],
  ['functions of the host on the stack', stack, 'false'],
] as const

/** Tries each expression where its name is asked for: `got …` where it answered, `threw …` where it did not. */
const trying = bundle(
  'mf-trying',
  `const escape = (thing) => thing.constructor.constructor('return process.pid')()
  const deep = (run) => {
    let found = 'nothing'
    const down = () => { try { down() } catch { try { run() } catch (error) { try { found = escape(error) } catch {} } } }
    down()
    return found
  }
  const tries = {
    ${[...cases.escapes, ...finds].map(([name, expression]) => `'${name}': () => ${expression},`).join('\n')}
  }
  exports.render = ({ tag }) => {
    const run = tries[tag]
    try { return { html: 'got ' + run() } } catch (error) { return { html: run ? 'threw' : 'unknown' } }
  }`,
)
const tried = (tag: string) => calls.render(trying, { ...call, tag })

it.each(cases.escapes)('does not get out by %s', async (name) => {
  await expect(tried(String(name))).resolves.toEqual({ html: 'threw' })
})

it.each(finds)('finds no %s', async (name, _expression, found) => {
  await expect(tried(name)).resolves.toEqual({ html: `got ${found}` })
})

/** In a realm of this thread: a new one takes longer than all else. */
function drawnHere(code: string) {
  const { folder, deployment } = bundle('mf-here', code)
  const { path: server, sha256 } = deployment.files[0] as DeployedFile
  return slotCall()({ bundle: { file: path.join(folder, server), sha256 }, method: 'render', call })
}

it.each([
  ['written out', "import('node:fs')"],
  ['behind a comment', "import/* x */('node:fs')"],
  ['behind a comment of old pages', "import <!-- x\n --> y\n('node:fs')"],
  ['with a source', "import.source('node:fs')"],
  ['behind a line', "import//\n('node:fs')"],
  ['spread', "[...import('node:fs')]"],
])('is refused with an import %s, whose promise would be of Node', async (_name, expression) => {
  const code = `exports.render = () => ({ html: String(${expression}) })`
  await expect(drawnHere(code)).rejects.toThrow('may not import')
})

it('may speak of imports in a comment', async () => {
  const code = "/* an import */ (() => 1)(); exports.render = () => ({ html: 'well' }) // import"
  await expect(drawnHere(code)).resolves.toEqual({ html: 'well' })
})

it('gets nothing from a promise of its own that it changed', async () => {
  const html = await drawn(`
    let seen = 0
    const then = Promise.prototype.then
    Promise.prototype.then = function (...calls) {
      for (const one of calls) try { one.constructor.constructor('return process')(); seen++ } catch {}
      return then.apply(this, calls)
    }
    Error[Symbol.hasInstance] = (error) => { try { error.constructor.constructor('return process')(); seen++ } catch {} ; return true }
    exports.render = async () => ({ html: 'seen ' + seen })`)
  expect(html).toBe('seen 0')
})

it('poisons no version after it: one that patched what all share leaves the next one whole', async () => {
  const good = `exports.render = () => ({ html: [1, 2].map((one) => one * 2).join() })`
  expect(await drawn(good, 'mf-poisoned')).toBe('2,4')
  const bad = `Array.prototype.map = () => []; Object.prototype.evil = 1; exports.render = () => ({ html: [1].map(String).join() })`
  expect(await drawn(bad, 'mf-poisoned')).toBe('')
  const after = `exports.render = () => ({ html: [1, 2].map(String).join() + typeof {}.evil })`
  expect(await drawn(after, 'mf-poisoned')).toBe('1,2undefined')
})

it.each([
  ['more than a page can be', "'x'.repeat(6e6)", 'longer than'],
  ['what leaves its slot', "'</div></main><script>1</script>'", 'leave its slot'],
])('may not print %s', async (_name, html, words) => {
  await expect(drawnHere(`exports.render = () => ({ html: ${html} })`)).rejects.toThrow(words)
})

it('reads addresses as browsers do', async () => {
  const answer = await drawnHere(`exports.render = () => {
    const query = new URLSearchParams('?a=1&b=%C3%A9+x&a=2')
    query.set('a', '3'); query.append('c', 'ç&'); query.delete('none')
    const url = new URL('../x?y=1#z', 'https://a.pt/b/c')
    return { html: [query, query.getAll('a'), query.get('b'), query.get('n'), query.size, url.href, url.searchParams.get('y'), URL.canParse('x')].join(' ') }
  }`)
  expect(answer).toEqual({ html: 'a=3&b=%C3%A9+x&c=%C3%A7%26 3 é x  3 https://a.pt/x?y=1#z 1 false' })
})
