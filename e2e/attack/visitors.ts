import { randomUUID } from 'node:crypto'
import { energyLead } from '../site/energy-lead'
import type { TestSite } from '../site/start-site'
import { ask, clients, keepAsking } from './ask'

let person = 0
let home = 0

/** Visitors of other addresses than the attacker's, who go on as ever. */
export function visitors({ url }: Pick<TestSite, 'url'>) {
  const from = clients(7)
  const lead = () =>
    ask(`${url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: energyLead(person++),
      from: from(),
    })
  const cached = () => ask(`${url}/`, { from: from() })
  // A page that has to be drawn, as a visitor of the funnel asks for it.
  const drawn = () => {
    home += 1
    const path = `/energia/simular/habitantes?energyType=gas&addressType=current&postalCode=${1000 + (home % 8000)}`
    return ask(url + path, { from: from() })
  }
  return { lead, cached, drawn, keepAsking }
}
