import fc from 'fast-check'
import { nearest } from './nearest'

it.each([
  ['qp-laon', 'qp-loan'],
  ['qp-loans', 'qp-loan'],
  ['loan', 'qp-loan'],
  ['qp-irss', 'qp-irs'],
  ['qp-something-else', undefined],
  ['', undefined],
  ['x'.repeat(61), undefined],
])('%j is %j', (written, meant) => expect(nearest(written, ['qp-loan', 'qp-irs', 'qp-wages'])).toBe(meant))

it('is the word itself where it is there, and else at most three letters longer or shorter', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 12 }),
      fc.array(fc.string({ maxLength: 12 }), { maxLength: 5 }),
      (word, names) => {
        expect(nearest(word, [...names, word])).toBe(word)
        const found = nearest(word, names)
        if (found !== undefined) expect(Math.abs(found.length - word.length)).toBeLessThanOrEqual(3)
      },
    ),
  )
})
