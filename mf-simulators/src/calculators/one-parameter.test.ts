import { calculated } from 'shared-lib/platform/server-bundle/calculated'
import type * as TaxCredits from '../data/parameters/irs/tax-credits'

// An editor corrects one file of parameters: the limit of a student's rent in 2026, held for a year longer. What
// follows it is the calculator and its line in the list of figures; how stories and pages follow a
// deployment is tested with the server that renders them (host/src/server).

const id = 'irs.credit.student-rent'
const corrected = { cap: 450, capWithEducation: 1250 }

type Definition = typeof import('../micro-frontend')['default']

/** The micro-frontend as it would be built with the file as it is, or as it would be then. */
function built(withCorrection: boolean): Definition {
  let definition: Definition | undefined
  jest.isolateModules(() => {
    const file = '../data/parameters/irs/tax-credits'
    if (withCorrection)
      jest.doMock(file, () => {
        const real: typeof TaxCredits = jest.requireActual(file)
        const values = real.studentRent.values.map((one) =>
          one.from < '2026' ? one : { ...one, to: '2027-12-31', value: corrected },
        )
        return { ...real, studentRent: { ...real.studentRent, values } }
      })
    definition = require('../micro-frontend').default
    jest.dontMock(file)
  })
  if (!definition) throw new Error('nothing was built')
  return definition
}

const [before, after] = [built(false), built(true)]

const student = { year: 2026, gross_income_a: 40_000, general_family_a: 0, student_rent: 9000 }
const calls = Object.entries(before.calculators ?? {}).flatMap(([name, { examples }]) =>
  [...examples.map(({ input }) => input), ...(name === 'irs' ? [student] : [])].map((input) => ({
    name,
    input,
  })),
)
const answers = (definition: Definition) =>
  calls.map(({ name, input }) => calculated(definition, { name, input, today: '2026-11-24' }))

it('changes what the calculator answers by what the correction is worth', () => {
  const costOf = (definition: Definition) => {
    const answer = calculated(definition, { name: 'irs', input: student, today: '2026-11-24' })
    return 'result' in answer ? JSON.stringify(answer.result).match(/"credits":(\d+)/)?.[1] : undefined
  }
  expect([costOf(before), costOf(after)]).toEqual(['40000', '45000'])
})

it('changes no other answer of any calculator, and of no other figure the version', () => {
  const [old, now] = [answers(before), answers(after)]
  expect(old.length).toBeGreaterThan(40)
  calls.forEach(({ name, input }, index) => {
    const [one, other] = [old[index], now[index]]
    if (!one || !other || !('result' in one) || !('result' in other))
      throw new Error(`${name} answered nothing`)
    if (input !== student) expect([name, other.result]).toEqual([name, one.result])
    const versions = ({ parameters = [] }: typeof one) =>
      parameters.filter((parameter) => parameter.id !== id)
    expect([name, versions(other)]).toEqual([name, versions(one)])
  })
})

it('changes its line in the list of figures alone', () => {
  const changed = (after.figures ?? []).filter(
    (figure, index) => JSON.stringify(figure) !== JSON.stringify(before.figures?.[index]),
  )
  expect(changed.map((figure) => figure.id)).toEqual([id])
  expect(JSON.stringify(changed)).toContain('450')
})
