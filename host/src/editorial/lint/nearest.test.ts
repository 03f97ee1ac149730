import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
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
  const word = fc.string({ maxLength: 12 })
  forAll(word, fc.array(word, { maxLength: 5 }), (written, names) => {
    expect(nearest(written, [...names, written])).toBe(written)
    const found = nearest(written, names)
    if (found !== undefined) expect(Math.abs(found.length - written.length)).toBeLessThanOrEqual(3)
  })
})
