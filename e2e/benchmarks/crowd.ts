import { energyLead, leadRequest } from '../site/energy-lead'
import { startCrowd } from './crowd-load'
import { anotherHome } from './hostile-kinds'

const cachedPages = ['/', '/energia', '/politica-privacidade', '/guias/como-escolher-tarifa-de-eletricidade']

/**
 * People from three addresses: some send leads, some read pages that are kept, some open one that is their home's alone.
 * @param load share of the usual number of requests
 */
export function startVisitors(site: string, load = 1) {
  let person = 0
  let turn = 0
  return {
    leads: startCrowd({
      site,
      connections: 50,
      from: '127.0.0.20',
      perSecond: 10 * load,
      next: () => leadRequest(energyLead(person++)),
    }),
    cached: startCrowd({
      site,
      connections: 50,
      from: '127.0.0.21',
      perSecond: 20 * load,
      next: () => ({ path: cachedPages[turn++ % cachedPages.length] ?? '/' }),
    }),
    uncached: startCrowd({ site, connections: 50, from: '127.0.0.22', perSecond: load, next: anotherHome }),
  }
}

export async function stopAll({ leads, cached, uncached }: ReturnType<typeof startVisitors>) {
  const [one, two, three] = await Promise.all([leads.stop(), cached.stop(), uncached.stop()])
  return { leads: one, cached: two, uncached: three }
}
