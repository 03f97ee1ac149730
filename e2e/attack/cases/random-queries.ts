import type { Attack } from '../attack'
import { underStorm } from '../under-storm'

const under = (name: string, tried: string, kind: 'unknownNames' | 'homes'): Attack => ({
  name,
  tried,
  seconds: 120,
  against: (site) => underStorm(site, { kind, connections: 60, leadMs: 500, pageMs: 100 }),
})

export const randomQueries = under(
  'random-queries',
  '60 connections of one client ask for real pages under made-up queries, for 33 s',
  'unknownNames',
)
export const crowd = under(
  'crowd',
  '60 connections of one client ask for pages that were not requested before, for 33 s',
  'homes',
)
