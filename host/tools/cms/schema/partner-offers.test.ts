import path from 'node:path'
import { root } from 'shared-lib/build/repository'
import type { MicroFrontendDefinition } from 'shared-lib/contract/define-micro-frontend'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { sourceSnapshot } from '../../../src/editorial/lint/testing/source-snapshot'
import { judgeOffers } from '../../../src/editorial/partner-offers/judge-offers'
import { offerBlocks } from '../../../src/editorial/partner-offers/offer-block'

it('has for every kind of offers blocks whose names and fields a space takes', async () => {
  const { remotes } = await sourceSnapshot()
  const kinds = [...remotes.values()].flatMap(({ deployment }) => Object.entries(deployment.offers ?? {}))
  expect(kinds.length).toBeGreaterThan(0)
  expect(new Set(kinds.map(([name]) => name)).size).toBe(kinds.length)
  for (const [name, kind] of kinds)
    for (const [component, { fields }] of offerBlocks(name, kind)) {
      expect(component).toMatch(/^[a-z][\w-]*$/)
      const names = Object.keys(fields)
      for (const field of names) expect(field).toMatch(/^[a-z][\w-]*$/i)
      expect(new Set(names.map((field) => field.toLowerCase())).size).toBe(names.length)
    }
})

// A price so low that the offer can only come first.
const evidence = {
  asOf: '2026-11-20 00:00',
  until: '2026-12-31 00:00',
  confidence: 'A',
  sourceTitle: 'Tabela do parceiro',
  provider: 'GALP',
}
const tiers = Object.fromEntries(
  [1, 2, 3, 4].flatMap((tier) => [
    [`bands__${tier}__eurPerDay`, '0,01'],
    [`bands__${tier}__eurPerKwh`, '0,01'],
  ]),
)
const electricity = (id: string, name: string, price: object) => ({
  component: 'offer-electricity',
  id,
  name,
  ...evidence,
  prices: [{ component: 'offer-electricity-prices', ...price }],
})
const simple = { timeOption: 'simple', energy__all: '0,0100', 'power__3-45': '0,01' }
const withoutOffPeak = { timeOption: 'bi', energy__all: '0,1', 'power__3-45': '0,3' }
const content = {
  offers: [
    electricity('el-partner', 'Luz do parceiro', simple),
    { component: 'offer-gas', id: 'gas-partner', name: 'Gás do parceiro', ...evidence, ...tiers },
    electricity('el-wrong', 'Bi-horária sem vazio', withoutOffPeak),
  ],
}

/** The month of the cheapest imported price, so that no renewal of the catalogue is typed here. */
const monthInWords = (asOf = '') => formatDatePt(toIsoDate(asOf.slice(0, 10))).split(' de ')[1] ?? 'no month'

describe('an offer of energy that an editor keeps', () => {
  const today = '2026-11-22'
  let energy: MicroFrontendDefinition
  beforeAll(async () => {
    energy = (await import(path.join(root, 'mf-energy/src/micro-frontend.ts'))).default
  })
  const judged = () => judgeOffers(content, energy.offers ?? {})
  const offersOf = (kind: string) =>
    judged().flatMap((one) => (one.kind === kind && one.read ? [one.read] : []))
  const offers = () => ({ electricity: offersOf('electricity'), gas: offersOf('gas') })

  it('is read where it has all prices of its time option', () => {
    const fields = judged().map(({ problems }) => problems.map(({ field }) => field))
    expect(fields).toEqual([[], [], expect.arrayContaining(['prices.0.energy.offPeak'])])
  })

  it('is on the results page, and can be chosen in a lead', () => {
    const load = energy.load?.['/energia/resultados']
    const query = 'energyType=electricity&postalCode=1000-001&contractedPower=3.45&inhabitants=2'
    const page = (given?: object) =>
      load?.({ path: '/energia/resultados', query, today, ...(given && { offers: given as never }) }) as {
        first?: { id: string; name: string; yearlyCents: number; asOf: string }
        ageWords: string
      }
    const { first } = page(offers())
    expect(first?.id).toContain('el-partner')
    expect(page().first?.id).not.toContain('el-partner')
    // The price has its own date, not that of the edition.
    expect(page(offers()).ageWords).toBe('preços de 20 de novembro de 2026')
    expect(page().ageWords).toContain(monthInWords(page().first?.asOf))
    const lead = {
      answers: {
        ...Object.fromEntries(new URLSearchParams(query)),
        addressType: 'current',
        houseUsage: 'normal',
        currentProvider: 'unknown',
      },
      fullName: 'Ana Silva',
      email: 'ana@exemplo.pt',
      phone: '+351912345678',
      tcConsent: true,
      offer: { id: first?.id, name: 'Luz do parceiro', yearlyCents: first?.yearlyCents, asOf: first?.asOf },
    }
    const check = energy.leads?.energy
    expect(check?.(lead, today, offers() as never)).toMatchObject({ lead: { offer: { id: first?.id } } })
    expect(check?.(lead, today)).toMatchObject({ problems: [{ field: 'offer.id' }] })
  })
})
