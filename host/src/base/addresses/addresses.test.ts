import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { siteOwner } from 'shared-lib/contract/owned-paths'
import * as addresses from './addresses'

const all = Object.values(addresses).map((one) => (typeof one === 'function' ? one(':name') : one))

const src = path.resolve(__dirname, '../..')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(testing|proof)\//.test(file))
const textOf = (file: string) => readFileSync(path.join(src, file), 'utf8')

/** `app.get<…>('/api/leads'`, `url: '/api/leads'`; the catch-all route has a `*` for a name. */
const written =
  /(?:\.(?:get|post|put|delete|options|all|head)(?:<[^(]*>)?\(\s*|\burl: )(['"`]\/(?!\*)[^'"`]*)/g

test('no room answers at an address that it writes itself', () => {
  expect(sources.length).toBeGreaterThan(300)
  const own = sources.flatMap((file) => [...textOf(file).matchAll(written)].map(([, at]) => `${file}: ${at}`))
  expect(own).toEqual([])
  expect('app.get<{ Params: { a: string } }>(\n  `/x/:a`'.match(written)).toHaveLength(1)
})

test('an address has one name', () => {
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter((address, at) => all.indexOf(address) !== at)).toEqual([])
  expect(all.filter((address) => !address.startsWith('/'))).toEqual([])
})

test('no micro-frontend may declare an address of the host', () => {
  // `payloadSuffix` follows the path of any page, and the page at `generatorPath` is a micro-frontend's.
  const shared = [addresses.payloadSuffix, addresses.generatorPath]
  const atRoot = (address: string) => ({ path: address.replace(/(.)\/$/, '$1') })
  const free = all.filter((address) => siteOwner(atRoot(address))?.owner !== 'the host')
  expect(free).toEqual(expect.arrayContaining(shared))
  expect(free).toHaveLength(shared.length)
})

/** The shell spells addresses out: every byte of its scripts counts. */
test('the shell asks at addresses of this table', () => {
  const asked = sources
    .filter((file) => file.startsWith('shell/'))
    .flatMap((file) => [...textOf(file).matchAll(/['`(](\/(?:apis?|builds)\/[^'`$?\s)]*)/g)])
    .map(([, address = '']) => address)
  expect(asked.length).toBeGreaterThan(7)
  expect(asked.filter((one) => !all.some((address) => address.startsWith(one)))).toEqual([])
})
