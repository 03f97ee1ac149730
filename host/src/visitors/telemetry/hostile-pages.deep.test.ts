import { setTimeout as pause } from 'node:timers/promises'
import { echo, publish, routeAt } from '../../server/testing/test-deployments'
import { startTestSite } from '../../server/testing/test-site'
import { reportView } from './testing/report-view'

const paths = ['/coisa', '/outra', '/mais']

/** Throws at crafted addresses, and renders all others. */
const code = `exports.render = ({ tag, location }) => {
  if (location.query.includes('9999')) throw new Error('no such day')
  return { html: '<p>' + tag + '</p>' }
}`

const slot = { remote: 'mf-test', version: '2.0.0', tag: 'qp-thing' }
const views = [{ ...slot, kind: 'view' }]
const lies = [...views, { ...slot, kind: 'error' }, { ...slot, kind: 'INP', value: 4000 }]

/** A client in one of ten networks. */
const hostile = (turn: number) => `198.51.${turn % 10}.${turn % 200}`

describe('10,000 hostile posts and 200 crafted pages from ten networks', () => {
  it.each([
    ['the version before throws there too', code],
    ['only the current version throws there', echo],
  ])(
    'move no pointer where %s',
    async (_, before) => {
      const open = await startTestSite({ home: [] }, { verdictNetworks: 5, trustProxy: 1 })
      const routes = paths.map((path) => routeAt(path, { query: ['day'] }))
      await publish(open.store, 'mf-test', '1.0.0', { code: before, tags: ['qp-thing'], routes })
      await open.deploy('mf-test', '2.0.0', { code, tags: ['qp-thing'], routes })
      const send = (...[reports, sender]: [typeof lies, Parameters<typeof reportView>[3]]) =>
        reportView(open, reports, '/coisa', sender)
      for (let person = 0; person < 150; person++) await send(views, { from: `2a01:${person}::1` })
      for (const path of paths) expect((await open.get(path)).statusCode).toBe(200)
      const { entries } = await open.store.registry()

      const tokens: string[] = []
      for (let page = 0; page < 200; page++) {
        const { headers } = await open.get(`/coisa?day=9999-12-${page}`, { 'x-forwarded-for': hostile(page) })
        tokens.push(/view;desc="([\w-]+)"/.exec(String(headers['server-timing']))?.[1] ?? '')
      }
      expect(tokens.filter(Boolean)).toHaveLength(200)
      for (let post = 0; post < 10_000; post++) {
        const token = [undefined, null, 'A'.repeat(48), tokens[post % 200], tokens[0]][post % 5]
        await send(lies, { from: hostile(post), ...(token !== undefined && { token }) })
      }
      for (let look = 0; look < 3; look++) {
        await open.site.guard.look()
        expect((await open.store.registry()).entries).toEqual(entries)
        await pause(200) // for comparisons with the version before, which run in a worker of their own
      }
      const { versions } = (await open.get('/api/versions')).json()
      expect(versions.find((one: { version: string }) => one.version === '2.0.0').errors).toBeGreaterThan(200)
      await open.site.close()
    },
    600_000,
  )
})
