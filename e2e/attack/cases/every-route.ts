import { type Attack, claim } from '../attack'
import { underStorm } from '../under-storm'

/** On a quiet machine, in ms. */
const limits = { leadMs: 250, pageMs: 50 }

/** The usual budget of a client: other tests share one address. */
const settings = { DRAWING_MS_PER_SECOND: '250' }

export const everyRoute: Attack = {
  name: 'every-route',
  tried: '60 connections of one client ask for every GET route that the router has, in turn, for 33 s',
  seconds: 300,
  settings,
  async against(site) {
    const { getRoutes } = site
    return [
      claim('the router names its routes', getRoutes.length > 40, getRoutes.length),
      ...(await underStorm(site, { ...limits, kind: getRoutes, connections: 60 })),
    ]
  },
}

export const costlyCalculations: Attack = {
  name: 'costly-calculations',
  tried: '2 connections of one client send calculators the input that costs a validator most, for 33 s',
  seconds: 240,
  settings,
  against: (site) => underStorm(site, { ...limits, kind: 'calculations', connections: 2 }),
}
