import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pointAt } from 'shared-lib/deployments/switches'
import { publishChanged, untilServed } from '../../site/publish-built'
import type { TestSite } from '../../site/start-site'
import { ask } from '../ask'
import { type Attack, atMost, claim, none } from '../attack'

const energy = 'mf-energy'
const written = path.join(tmpdir(), `qp-attack-${process.pid}`)
const mark = 'MARCA-DO-ATAQUE'

const renders = (body: string) => `exports.render = (...given) => { ${body} }`
const html = (expression: string) => renders(`return { html: ${expression} }`)

/** Server bundles that an attacker wrote, or slipped in. `{whole}` is the code of the sound one. */
const bundles: Readonly<Record<string, string>> = {
  'throws when it is read': 'throw new Error("de propósito")',
  'throws what is no error': 'throw null',
  'hangs when it is read': 'for (;;);',
  'is no JavaScript': 'exports.render = ',
  'is empty': '',
  'throws when it draws': renders('throw new Error("de propósito")'),
  'hangs when it draws': renders('for (;;);'),
  'never ends its promise': renders('return new Promise(() => {})'),
  'calls itself for ever': renders('const down = () => down() + 1; return { html: String(down()) }'),
  'answers nothing': renders('return undefined'),
  'answers a number': html('7'),
  'answers what throws when it is read': renders(`return { get html() { throw new Error('${mark}') } }`),
  'answers 100 MB of HTML': html("'x'.repeat(100e6)"),
  'answers what leaves its slot': html(`'</div></main></body><script>${mark}</script>'`),
  'answers a tag that is never closed': html(`'<textarea>${mark}'`),
  'fills its heap': renders('const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()))'),
  'fills memory beside the heap': renders('const all = []; for (;;) all.push(new Uint8Array(64e6).fill(1))'),
  'patches what all share': `Array.prototype.map = () => []; Object.prototype.evil = 1; String.prototype.trim = () => '${mark}'; JSON.parse = () => ({}); {whole}`,
  'patches promises': `Promise.prototype.then = function () { return this }; {whole}`,
  'writes a file': renders(`require('node:fs').writeFileSync(${JSON.stringify(written)}, 'x')`),
  'writes a file through its libraries': renders(
    `require('react').constructor.constructor("return process")().mainModule.require('fs').writeFileSync(${JSON.stringify(written)}, 'x')`,
  ),
  'imports a module of Node': renders(
    `return import('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(written)}, 'x'))`,
  ),
  'ends the process': renders('process.exit(1)'),
  'asks the network': renders(`return fetch('http://127.0.0.1:1').then(() => ({ html: '${mark}' }))`),
  'reads the environment': html(
    `Object.keys(process.env).some((name) => name !== 'NODE_ENV') ? '${mark}' : ''`,
  ),
  'evaluates text': html(`'${mark}' + Function('return process.pid')()`),
  'backtracks for ever': renders("/(a+)+$/.test('a'.repeat(60) + 'b'); return { html: '' }"),
}

/** Largest the host process has been, in MiB. */
const peakOf = ({ hostPid }: TestSite) =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${hostPid}/status`, 'utf8'))?.[1]) / 1024

const isWhole = (text: string) =>
  text.includes('<header') && text.includes('<footer') && text.trimEnd().endsWith('</html>')

const results =
  '/energia/resultados?energyType=electricity&addressType=current&postalCode=1000&inhabitants=3&houseUsage=normal&contractedPower=6.9&currentProvider=unknown'

export const hostileBundles: Attack = {
  name: 'hostile-bundles',
  tried: `${Object.keys(bundles).length} kinds of hostile server bundle are published to everybody, one after the other`,
  settings: { GUARD_SECONDS: '600' },
  seconds: 400,
  async against(site) {
    const healthy = (await site.store.registry()).entries[energy]?.current ?? ''
    const offersIn = (text: string) => text.split('</article>').length + text.split('<li').length
    const before = offersIn((await ask(site.url + results)).text)
    const broken: string[] = []
    const shown: string[] = []
    const poisoned: string[] = []
    let slowest = 0
    for (const [turn, [name, code]] of Object.entries(bundles).entries()) {
      const version = `0.0.${turn + 1}+hostile`
      await publishChanged(site.store, energy, version, (folder, { server }) => {
        const file = path.join(folder, server)
        writeFileSync(
          file,
          code.replace('{whole}', () => readFileSync(file, 'utf8')),
        )
        return undefined
      })
      await untilServed(site.url, version)
      const page = `/energia/simular/morada?energyType=gas&oferta=ataque-${turn}`
      const { status, text, ms } = await ask(site.url + page)
      slowest = Math.max(slowest, ms)
      if (status !== 200 || !isWhole(text)) broken.push(`${name}: ${status}`)
      if (text.includes(mark)) shown.push(name)
      const health = await ask(`${site.url}/health`)
      if (health.status !== 200) broken.push(`${name}: the host does not answer`)
      await pointAt(site.store, energy, healthy)
      await untilServed(site.url, healthy)
      const after = await ask(`${site.url}${results}&depois=${turn}`)
      if (after.status !== 200 || offersIn(after.text) !== before) poisoned.push(name)
    }
    const peak = peakOf(site)
    const wrote = existsSync(written)
    rmSync(written, { force: true })
    return [
      none('the page around it is served', broken),
      none('nothing of what it did is on the page', shown),
      none('the sound version is whole after it', poisoned),
      claim('no file is written', !wrote, wrote ? 'written' : 'none'),
      atMost('longest wait', slowest / 1000, 8, 's'),
      atMost('largest size of the host', peak, 1_536, 'MiB'),
    ]
  },
}
