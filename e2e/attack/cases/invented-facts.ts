import { storedLeads } from '../../journeys/stored-leads'
import { energyLead, leadRequest } from '../../site/energy-lead'
import { ask } from '../ask'
import { type Attack, claim, none } from '../attack'

const changed = (envelope: object, more: object = {}) => {
  const body = JSON.parse(energyLead(9_000_000))
  return JSON.stringify({ ...body, ...envelope, lead: { ...body.lead, ...more } })
}

const offer = (id: unknown, more: object = {}) =>
  changed({}, { offer: { id, name: 'Oferta', yearlyCents: 1, asOf: '2026-11-01', ...more } })

/** Leads with facts that never existed. */
const inventions: readonly (readonly [string, string])[] = [
  ...['energia-1999-01', 'inventada', 'retirada-2026-11', 'constructor', '2026-11'].map(
    (version) => [`consent ${version}`, changed({ consentVersion: version })] as const,
  ),
  ['a vertical', changed({ vertical: 'barcos' })],
  ['an offer of another shape', offer({ $ne: 1 })],
  ['an offer of a negative price', offer('x', { yearlyCents: -1 })],
  ['an offer priced beyond number', offer('x', { yearlyCents: 1e300 })],
  ['an offer of a day that is none', offer('x', { asOf: 'ontem' })],
  ['an offer that nobody makes', offer('oferta-inventada')],
]

export const inventedFacts: Attack = {
  name: 'invented-facts',
  tried: `${inventions.length} leads with consents, verticals and offers that never existed, and two sign-ups for the newsletter`,
  quick: true,
  seconds: 30,
  async against(site) {
    const send = (body: string) => {
      const { path, ...asking } = leadRequest(body)
      return ask(site.url + path, asking)
    }
    const honest = await send(energyLead(9_000_001))
    const before = storedLeads(site).length
    const taken: string[] = []
    const wordless: string[] = []
    for (const [name, body] of inventions) {
      const answer = await send(body)
      if (answer.status !== 422) taken.push(`${name}: ${answer.status}`)
      else if (!(JSON.parse(answer.text).errors?.length > 0)) wordless.push(name)
    }
    for (const consentVersion of ['newsletter-1999-01', 'x']) {
      const body = JSON.stringify({ email: 'ana@exemplo.pt', consentVersion })
      const headers = { 'content-type': 'application/json' }
      const answer = await ask(`${site.url}/api/blog/newsletter/add`, { method: 'POST', headers, body })
      if (answer.status !== 422) taken.push(`newsletter ${consentVersion}: ${answer.status}`)
    }
    const stored = storedLeads(site).length - before
    return [
      claim('a lead that invents nothing is taken', honest.status === 201, honest.status),
      none('refused every time', taken),
      none('with a line for the field', wordless),
      claim(
        'nothing of it is stored',
        stored === taken.filter((one) => !one.startsWith('newsletter')).length,
        stored,
      ),
    ]
  },
}
