import { figures } from '../figures'

/** Set until a law changes them, not year by year. */
const standing = ['payroll.overtime', 'payroll.social-security.general', 'payroll.youth-irs.payments']

it('ends every figure of pay and IRS that a new year replaces, so that January knows it is missing', () => {
  const open = figures
    .filter(({ id }) => /^(payroll|irs)\./.test(id))
    .filter(({ values }) => values.at(-1)?.to === undefined)
  expect(open.map(({ id }) => id).toSorted()).toEqual(standing)
})
