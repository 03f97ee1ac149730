import { startCrowd } from '../benchmarks/crowd-load'
import { energyLead, leadRequest } from '../site/energy-lead'
import { ask, clients } from './ask'

const from = clients(7)
let person = 0
let home = 0

/** What visitors of other addresses than the attacker's ask for. */
const asks = {
  lead: () => ({ ...leadRequest(energyLead(person++)), from: from() }),
  cached: () => ({ path: '/', from: from() }),
  /** A page that has to be drawn, as a visitor of the funnel asks for it. */
  drawn() {
    home += 1
    const path = `/energia/simular/habitantes?energyType=gas&addressType=current&postalCode=${1000 + (home % 8000)}`
    return { path, from: from() }
  },
}

/** Visitors who go on as ever, with a pause after each answer. */
export const startVisitor = (site: string, kind: keyof typeof asks, pauseMs: number) =>
  startCrowd({ site, connections: 1, next: asks[kind], pauseMs })

/** One request, so that what the first one has to load is there. */
export function visitOnce(site: string, kind: keyof typeof asks) {
  const { path, ...asking } = asks[kind]()
  return ask(site + path, asking)
}
