import { catalogueText } from 'shared-lib/import/catalogue-import'
import type { Offer } from '../src/data/offers/offer'
import { linesOf, sample, unpriced } from './edition.fixture'
import expected from './fixtures/expected.json'
import { importCatalogue } from './import-catalogue'

interface Expected {
  readonly code: string
  readonly name: string
  readonly supply: 'electricity' | 'gas' | 'dual'
  readonly flags: readonly string[]
  readonly to?: string
  readonly billing: string
  readonly payment: string
  readonly electricity?: readonly {
    timeOption: string
    energy: readonly number[]
    power: Record<string, number>
  }[]
  readonly gas?: Record<string, readonly number[]>
  readonly refund?: { readonly fixedEurPerYear?: number }
}

const rounded = (value: number) => Number(value.toFixed(6))
const roundedAll = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, rounded(value)]))
/** Our offers of one commercial offer in the words of the other reading. */
function asExpected(offers: readonly Offer[]) {
  const [first] = offers
  if (!first) return undefined
  const electricity = offers.find((offer) => offer.supply === 'electricity')
  const gas = offers.find((offer) => offer.supply === 'gas')
  const has = (kind: string) => (first.conditions ?? []).some((condition) => condition.kind === kind)
  return {
    name: first.name,
    supply: offers.length > 1 ? 'dual' : first.supply,
    loyalty: first.loyalty,
    social: first.socialTariff,
    indexed: first.indexed === true,
    restricted: has('group'),
    eBill: has('e-bill'),
    directDebit: has('direct-debit'),
    refund: first.refund?.eurPerYear,
    electricity:
      electricity?.supply === 'electricity'
        ? electricity.prices.map(({ timeOption, energy, power }) => ({
            timeOption,
            energy: roundedAll(energy as unknown as Record<string, number>),
            power: roundedAll(power),
          }))
        : undefined,
    gas:
      gas?.supply === 'gas'
        ? Object.entries(gas.bands).map(([tier, band]) => [tier, band.map(rounded)])
        : undefined,
  }
}

const periods: Readonly<Record<string, readonly string[]>> = {
  simple: ['all'],
  bi: ['outsideOffPeak', 'offPeak'],
  tri: ['peak', 'mid', 'offPeak'],
}

describe('the sample of November 2025', () => {
  const result = importCatalogue(sample)
  const offers = result.catalogue?.offers ?? []

  it('is read without a problem, and every row of it is accounted for', () => {
    expect(linesOf(result)).toEqual([unpriced])
    expect(result.summary).toMatchObject({
      priceRows: 632,
      conditionRows: 34,
      notSoldRows: 52,
      offers: { electricity: 14, gas: 11, dual: 4 },
      skipped: { 'own-bill': 1, 'not-home': 4, expired: 0, 'not-yet': 0, 'no-price': 0, unreadable: 0 },
    })
  })

  it.each(expected as unknown as readonly Expected[])('reads $code as another reader did', (other) => {
    const slug = other.code.toLowerCase().replace('_', '-')
    const ids = ['el', 'gas'].flatMap((supply) => [`${supply}-${slug}`, `${supply}-edpsu-${slug}`])
    const flag = (name: string) => other.flags.includes(name)
    expect(asExpected(offers.filter(({ id }) => ids.includes(id)))).toEqual({
      name: other.name,
      supply: other.supply,
      loyalty: flag('loyalty'),
      social: flag('socialTariffAccepted'),
      indexed: flag('indexed'),
      restricted: flag('restricted'),
      eBill: other.billing === '10',
      directDebit: other.payment === '100',
      refund: other.refund?.fixedEurPerYear,
      electricity: other.electricity?.map(({ timeOption, energy, power }) => ({
        timeOption,
        energy: Object.fromEntries((periods[timeOption] ?? []).map((name, at) => [name, energy[at]])),
        power,
      })),
      gas: other.gas && Object.entries(other.gas),
    })
  })

  it('gives the same bytes for the same files, and the same ids whatever the order of the rows', () => {
    const text = (input: typeof sample) => catalogueText(importCatalogue(input).catalogue as never)
    expect(text(sample)).toBe(text(sample))
    const turned = new TextDecoder().decode(sample.conditions).split('\r\n')
    const [header = '', ...rest] = turned
    const bytes = new TextEncoder().encode([header, ...rest.toReversed()].join('\r\n'))
    expect(text({ ...sample, conditions: bytes })).toBe(text(sample))
    expect(JSON.parse(text(sample))).toEqual(importCatalogue(sample).catalogue)
  })

  it('marks what is far off its kind, and keeps it', () => {
    expect(offers.flatMap(({ id, evidence: { doubt } }) => (doubt ? [[id, doubt]] : []))).toEqual([
      [
        'gas-gold-25',
        'O preço do termo fixo do escalão 4 está muito acima do habitual (0,8183 contra 0,2486).',
      ],
    ])
  })
})

it('has its fixture as ERSE writes: byte-order mark, carriage returns', () => {
  expect([...sample.prices.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(sample.prices)).toContain('\r\n')
})
