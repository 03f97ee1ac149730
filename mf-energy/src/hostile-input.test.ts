import fc from 'fast-check'
import type { RouteCall } from 'shared-lib/contract/define-micro-frontend'
import type { Fields } from 'shared-lib/kit/form/form'
import { samplesOf } from 'shared-lib/kit/form/samples'
import { flowParameters, readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { funnelGuard } from 'shared-lib/kit/funnel/funnel-guard'
import { forAll } from 'shared-lib/testing/for-all'
import { energyBillCalculator } from './calculators/energy-bill.calculator'
import { energyRankingCalculator } from './calculators/energy-ranking.calculator'
import { catalogue } from './data/offers/catalogue'
import { contractedPowerSteps } from './data/parameters/contracted-power'
import definition from './micro-frontend'
import { energyFunnel } from './page/funnel/energy.funnel'
import { validateEnergyLead } from './page/funnel/energy.lead'
import { loadChosenOffer, loadResults } from './page/results/results.load'
import { energyResults } from './page/results/results-query'

// Everything that comes from outside: nothing may throw, and no figure may be anything but a number.

const today = '2026-11-21'
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']
const names = [...flowParameters(energyFunnel), ...energyResults.parameters, ...inherited]
const samples = Object.values(energyFunnel.fields as Fields).flatMap((field) => [...samplesOf(field)])
const text = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...samples) },
  fc.constantFrom(...inherited, '', '0', '-1', '1e999', 'NaN', '0,000001', '٣', '.', '..', '9'.repeat(300)),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

/** Any member of a body, in place of a text; JSON can carry an object that no text can be made of. */
const anyMember = fc.oneof(text, fc.anything(), fc.constant({ toString: 1 }), fc.constant([{ toString: 1 }]))

/** A home whose questions are all answered, so that what follows reaches the figures. */
const home = fc
  .constantFrom('electricity', 'gas', 'dual')
  .map((energyType): [string, string][] => [
    ['energyType', energyType],
    ...new URLSearchParams(
      'addressType=current&postalCode=4000&inhabitants=5&houseUsage=low&contractedPower=6.9&gasTier=2&currentProvider=EDPC',
    ),
  ])
const queries = fc
  .tuple(home, fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 40 }))
  .map((pairs) => new URLSearchParams(pairs.flat()).toString())

/** Everything inside, as it would be sent. */
const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value]
const expectFigures = (value: unknown) =>
  expect(leaves(value).filter((leaf) => typeof leaf === 'number' && !Number.isFinite(leaf))).toEqual([])

describe('any address', () => {
  it('gives short texts under known names', () =>
    forAll(queries, (query) => {
      const raw = readQuery(energyFunnel, query)
      for (const [name, given] of Object.entries(raw)) {
        expect(flowParameters(energyFunnel)).toContain(name)
        expect(given.length).toBeLessThanOrEqual(200)
      }
    }))

  it('is let through or sent to a page of the funnel, and from there no further', () => {
    const slugs = ['', ...energyFunnel.steps.map(({ slug }) => `/${slug}`), '/respostas', '/__proto__']
    forAll(queries, fc.constantFrom(...slugs), (query, slug) => {
      const first = funnelGuard(energyFunnel, { path: energyFunnel.path + slug, query })
      if (!first) return
      expect(first.redirect).toMatch(/^\/energia\/(simular|resultados)/)
      const [path = '', rest = ''] = first.redirect.split('?')
      expect(funnelGuard(energyFunnel, { path, query: rest })).toBeUndefined()
    })
  })

  it('gives results of finite figures or the reason why there are none, and offers nothing for an unknown row', () =>
    fc.assert(
      fc.property(queries, (query) => {
        const call: RouteCall = { path: energyFunnel.done, query, today }
        const data = loadResults(call)
        expect(['ranked', 'not-covered']).toContain(data.kind)
        expectFigures(data)
        expectFigures(loadChosenOffer(call))
      }),
      { numRuns: 15 },
    ))
})

const offer = fc.record({ id: anyMember, name: anyMember, yearlyCents: anyMember, asOf: anyMember })
it('any lead is taken with typed answers or refused with problems', () =>
  forAll(
    fc.oneof(
      fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true }),
      fc.record({
        answers: fc.dictionary(fc.constantFrom(...names), anyMember),
        fullName: anyMember,
        email: fc.constant('ana@exemplo.pt'),
        phone: fc.constant('+351912345678'),
        tcConsent: fc.oneof(fc.constant(true), fc.anything()),
        marketingOptIn: anyMember,
        offer: fc.option(offer, { nil: undefined }),
      }),
    ),
    (body) => {
      const outcome = validateEnergyLead(body, today)
      if ('lead' in outcome) expectFigures(outcome.lead)
      else
        for (const { field, message } of outcome.problems)
          expect([typeof field, message]).toEqual(['string', expect.any(String)])
    },
  ))

const kwh = fc.double({ min: 0, max: 1_000_000, noNaN: true })
const place = fc.oneof(fc.constantFrom('Lisboa', '1106', '0202', ...inherited), fc.string({ maxLength: 60 }))
const ids = fc.constantFrom(...catalogue.offers.map(({ id }) => id), ...inherited)
const offerId = fc.oneof(
  ids,
  fc.tuple(ids, ids).map((both) => both.join('+')),
  fc.tuple(ids, fc.constantFrom('simple', 'bi', 'tri', '', '~')).map((both) => both.join('~')),
  fc.string({ maxLength: 300 }),
)
const used = fc.oneof(
  fc.record({ all: kwh }),
  fc.record({ offPeak: kwh, outsideOffPeak: kwh }),
  fc.record({ peak: kwh, mid: kwh, offPeak: kwh }),
)
const rights = { largeFamily: fc.boolean(), socialTariff: fc.boolean() }
const power = fc.constantFrom(...contractedPowerSteps)
const gasTier = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const)

describe('any call that fits the schema of', () => {
  const answer = (
    outcome: { result: object } | { problems: readonly { field: string; message: string }[] },
  ) =>
    'result' in outcome
      ? expectFigures(outcome.result)
      : expect(outcome.problems.every(({ field, message }) => field && message)).toBe(true)

  it('energy-bill is answered in finite figures or refused by field', () =>
    forAll(
      fc.record(
        {
          offerId,
          contractedPower: power,
          kwh: used,
          cycle: fc.constantFrom('daily', 'weekly'),
          gasTier,
          kwhGas: kwh,
          municipality: place,
          ...rights,
        },
        { requiredKeys: ['offerId'] },
      ),
      (call) => answer(energyBillCalculator.calculate(call, today)),
    ))

  it('energy-ranking is answered in finite figures or refused by field', () =>
    fc.assert(
      fc.property(
        fc.record(
          {
            energyType: fc.constantFrom('electricity', 'gas', 'dual'),
            contractedPower: power,
            kwhElectricity: kwh,
            gasTier,
            kwhGas: kwh,
            municipality: place,
            postalCode: fc.constantFrom('1000', '4000-001', '9000', '7700', '8999'),
            currentProvider: fc.constantFrom('EDPC', 'CUR', 'other', 'unknown'),
            ...rights,
          },
          { requiredKeys: ['energyType'] },
        ),
        (answers) => answer(energyRankingCalculator.calculate({ answers }, today)),
      ),
      { numRuns: 20 },
    ))
})

it('any text in a tag’s attributes gives offers of finite figures', () => {
  const [dataOf] = Object.values(definition.tagData ?? {})
  fc.assert(
    fc.property(text, text, (postalCode, provider) => {
      const asked = { energyType: 'dual', preset: 'couple', timeOption: 'simple', renewableOnly: false }
      expectFigures(dataOf?.({ attributes: { ...asked, limit: 3, postalCode, provider }, today }))
    }),
    { numRuns: 12 },
  )
})
