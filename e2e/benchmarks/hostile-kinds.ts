import { randomInt } from 'node:crypto'
import { lisbonQuery } from '../journeys/homes'
import type { Ask } from './crowd-load'

const noise = () => randomInt(2 ** 47).toString(36)

/** A page that was never requested before: another home each time. */
export const anotherHome = (): Ask => {
  const query = new URLSearchParams(lisbonQuery)
  query.set('postalCode', String(randomInt(1000, 9000)))
  query.set('inhabitants', String(randomInt(1, 7)))
  return { path: `/energia/resultados?${query}` }
}

/** Objects that differ, as many as a body of 32 KiB holds, where a calculator takes a list of words. */
const costlyBody = `{"amount":1000,"without":[${Array.from({ length: 2600 }, (_, at) => `{"${at}":0}`).join()}]}`

let homes = 0

/** Requests of one client without any key that no cache holds. */
export const hostileAsks = {
  /** Pages that exist, each under a name that no page knows. */
  unknownNames: (): Ask => ({
    path: `${['/', '/energia', '/blog', '/simuladores'][randomInt(4)]}?q${noise()}=${noise()}`,
  }),
  /** Homes that were never requested before, one after the other: a page to draw for each. */
  homes(): Ask {
    const turn = homes++
    const query = `energyType=${turn % 2 ? 'dual' : 'electricity'}&addressType=current&postalCode=${1000 + (turn % 8000)}`
    return { path: `/energia/simular/habitantes?${query}&inhabitants=${1 + (Math.floor(turn / 8000) % 6)}` }
  },
  /** Addresses that were never published. */
  addresses: (): Ask => ({ path: `/${['guias', 'blog', 'energia', 'x'][randomInt(4)]}/${noise()}` }),
  /** Calculations whose input costs a validator most. */
  calculations: (): Ask => ({
    path: '/api/calculators/deposit-ranking',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: costlyBody,
  }),
} as const

/** Parameters of routes with few values; of any other, a guess. */
const known: Readonly<Record<string, string>> = {
  ':tag': 'qp-loan',
  '/api/getCache': '/api/getCache?path=config/default-layout',
}

/** Each of these patterns of a router in turn, with guesses in place of their parameters. */
export function routeAsks(patterns: readonly string[]): () => Ask {
  let turn = 0
  return () => {
    const pattern = patterns[turn++ % patterns.length] ?? '/'
    const path = known[pattern] ?? pattern.replaceAll(/:\w+|\*/g, (name) => known[name] ?? noise())
    return { path }
  }
}

export type HostileKind = keyof typeof hostileAsks
