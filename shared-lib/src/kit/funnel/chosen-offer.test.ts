import { toIsoDate } from '../../rules/dates/iso-date'
import { checkChosenOffer, type OfferNow } from './chosen-offer'

const now: OfferNow = {
  id: 'el-x~simple',
  name: 'Luz Simples',
  cents: 48_000,
  asOf: toIsoDate('2026-06-11'),
  ageDays: 9,
  standing: 'current',
}
const shown = { id: now.id, name: now.name, yearlyCents: now.cents, asOf: now.asOf }
const check = (given: unknown) =>
  checkChosenOffer(given, 'yearlyCents', (id) => (id === now.id ? now : undefined))
const kept = { id: now.id, name: now.name, yearlyCents: 48_000, asOf: '2026-06-11', standing: 'current' }

it('is nothing where none was chosen', () => expect(check(undefined)).toEqual({}))

it('keeps the figures that are ours, and nothing else that was sent', () =>
  expect(check({ ...shown, name: 'Luz de graça', commission: 9 })).toEqual({ offer: kept }))

it('keeps our own words of the difference, and none that was sent', () => {
  const change = '\u2212171\u00a0€/ano'
  const priced = (own?: string) =>
    checkChosenOffer({ ...shown, change: 'de graça' }, 'yearlyCents', () => ({ ...now, change: own }))
  expect(priced(change)).toEqual({ offer: { ...kept, change } })
  expect(priced()).toEqual({ offer: kept })
})

it.each([{ yearlyCents: 1 }, { asOf: '2026-05-01' }])('prices again what was shown otherwise: %j', (change) =>
  expect(check({ ...shown, ...change })).toEqual({
    offer: { ...kept, shown: { yearlyCents: 48_000, asOf: '2026-06-11', ...change } },
  }),
)

it.each([
  ['an unknown offer', { ...shown, id: 'el-invented~simple' }, 'offer.id'],
  ['an offer without id', { ...shown, id: undefined }, 'offer.id'],
  ['an id that is none', { ...shown, id: '<script>' }, 'offer.id'],
  ['a cost below nothing', { ...shown, yearlyCents: -1 }, 'offer.yearlyCents'],
  ['no cost', { ...shown, yearlyCents: undefined }, 'offer.yearlyCents'],
  ['no day', { ...shown, asOf: 'ontem' }, 'offer.asOf'],
  ['a text', 'el-x', 'offer'],
  ['a list', [shown], 'offer'],
  ['nothing at all', null, 'offer'],
])('refuses %s', (_, given, field) =>
  expect(check(given)).toEqual({ problems: [{ field, message: expect.any(String) }] }),
)
