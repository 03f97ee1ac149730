import fc from 'fast-check'
import { onePair, pairChanges, shownPair } from './amount-pair'

const price = { propertyValue: '250.000' }

it.each([
  [{ ...price, wantToBorrow: '200000' }, { borrowingPercentage: '80' }],
  [{ ...price, borrowingPercentage: '80' }, { wantToBorrow: '200000' }],
  [{ ...price, borrowingPercentage: '33,33' }, { wantToBorrow: '83325' }],
  // A text that is not an amount leaves the other box empty.
  [{ ...price, wantToBorrow: '2', borrowingPercentage: '' }, { borrowingPercentage: '' }],
  [{ ...price, wantToBorrow: 'x', borrowingPercentage: '80' }, { wantToBorrow: 'x' }],
  [{ wantToBorrow: '200000' }, {}],
  [price, {}],
])('%j shows %j', (texts, shown) => expect(shownPair(texts)).toEqual({ ...texts, ...shown }))

it('keeps the amount of both', () => {
  const both = { ...price, wantToBorrow: '200000', borrowingPercentage: '80' }
  expect(onePair(both)).toEqual({ ...both, borrowingPercentage: '' })
  expect(onePair(price)).toBe(price)
})

it('forgets the one when the other is typed, and neither for anything else', () => {
  expect(pairChanges({ wantToBorrow: '1' })).toEqual({ wantToBorrow: '1', borrowingPercentage: '' })
  expect(pairChanges({ borrowingPercentage: '1' })).toEqual({ borrowingPercentage: '1', wantToBorrow: '' })
  expect(pairChanges(price)).toEqual(price)
})

it('gives the share back that was typed, whatever the price', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 20_000_000 }),
      fc.integer({ min: 100, max: 10_000 }),
      (value, share) => {
        const texts = {
          propertyValue: String(value),
          borrowingPercentage: String(share / 100).replace('.', ','),
        }
        const { wantToBorrow = '' } = shownPair(texts)
        const back = shownPair({ propertyValue: String(value), wantToBorrow })
        expect(back.borrowingPercentage).toBe(texts.borrowingPercentage)
      },
    ),
    { seed: 18, numRuns: 300 },
  ))
