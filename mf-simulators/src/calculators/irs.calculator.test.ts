import { calculatorOf, loadOf } from 'shared-lib/kit/form/calculator'
import { withOfficialSources } from 'shared-lib/rules/figures/official-sources'
import { type IrsOutcome, irsCalculator } from './irs.calculator'
import cases from './irs.calculator.test.json'

const calculator = calculatorOf(irsCalculator)
const answer = (body: object, today = '2026-11-21') => calculator.calculate(body, today)
const load = (query: string) =>
  loadOf(irsCalculator)({ path: '/simuladores/irs', query, today: '2026-11-21' })
function found(body: object) {
  const outcome = answer(body)
  if (!('result' in outcome)) throw new Error(JSON.stringify(outcome))
  return outcome.result as Extract<IrsOutcome, { kind: 'result' }>
}

const salary = { year: 2025, gross_income_a: 21_000, general_family_a: 0, withholding_a: 0 }
const salaryQuery = 'year=2025&gross_income_a=21000&general_family_a=0&withholding_a=0'
/** 2025: 21 000 − 4 462,15 = 16 537,85; 12 160 × 13,68 % + 4 377,85 × 21,5 %. */
const salaryTax = 260_473

describe('POST /api/calculators/irs', () => {
  it('takes euros and answers in cents', () =>
    expect(answer({ ...salary, withholding_a: 2400.5, general_family_a: 5000 })).toMatchObject({
      result: {
        kind: 'result',
        year: 2025,
        region: 'mainland',
        declarations: [
          {
            kind: 'single',
            taxableIncome: 1_653_785,
            collectable: salaryTax,
            paid: 240_050,
            netCollectable: salaryTax - 25_000,
            balance: salaryTax - 25_000 - 240_050,
          },
        ],
        notes: [{ id: 'no-municipality' }],
      },
    }))

  it('takes the municipality’s share and region: Lisboa gave its 5 % back in 2025', () => {
    const declarations = [{ netCollectable: salaryTax - 13_024 }]
    const lisboa = found({ ...salary, county: 'lisboa' })
    expect(lisboa).toMatchObject({ municipality: 'Lisboa', declarations, notes: [] })
    expect(found({ ...salary, county: 'Funchal' })).toMatchObject({ region: 'madeira' })
    expect(found({ ...salary, region: 'azores' })).toMatchObject({ region: 'azores' })
  })

  it('asks for a share that is not known, and takes the person’s word for any', () => {
    expect(found({ ...salary, year: 2023, county: 'Lisboa' })).toMatchObject({
      needs: 'municipal_participation',
      declarations: [{ unknown: expect.stringContaining('município de Lisboa') }],
    })
    const declarations = [{ netCollectable: salaryTax - 5209 }]
    expect(found({ ...salary, municipal_participation: 3 })).toMatchObject({ declarations })
  })

  it.each(['married', 'couple'])('compares the returns of %s people', (marital_status) => {
    const couple = { ...salary, marital_status, gross_income_a: 60_000, gross_income_b: 20_000 }
    const declarations = [{ kind: 'couple' }, { kind: 'subject_a' }, { kind: 'subject_b' }]
    expect(found(couple)).toMatchObject({ declarations, comparison: { better: 'couple' } })
  })

  it.each([{ county: 'Lisboa' }, { municipal_participation: 3.5 }, { region: 'azores' }, {}])(
    'reports for the other regions what their own inputs come to: %j',
    (where) => {
      const here = found({ ...salary, ...where })
      expect(here.otherRegions).toHaveLength(2)
      for (const { inputs, difference } of here.otherRegions) {
        const there = found({ ...salary, ...inputs })
        const [ours = 0, theirs = 0] = [here, there].map(({ declarations: [one] }) => one?.netCollectable)
        expect(difference).toBe(ours - theirs)
      }
    },
  )

  it.each(['single', 'divorced', 'separated', 'widow'])('has one return for %s people', (marital_status) =>
    expect(found({ ...salary, marital_status, gross_income_b: 20_000 })).toMatchObject({
      declarations: [{ kind: 'single', collectable: salaryTax }],
    }),
  )

  it.each([
    ['2025-12-31', 2025],
    ['2026-01-01', 2026],
    ['2027-01-01', 2026],
  ])('takes the year of %s when none is given, while its law is known: %d', (today, year) => {
    const { year: _, ...body } = salary
    expect(answer(body, today)).toMatchObject({ result: { year } })
  })

  it.each([2022, 2027])('does not know the law of %d', (year) =>
    expect(answer({ ...salary, year })).toEqual({
      result: { kind: 'unknown', unknown: `Não temos as regras do IRS dos rendimentos de ${year}.` },
    }),
  )

  it('counts only the income of the kind that the person has', () => {
    const both = { ...salary, self_employment_income_a: 10_000 }
    expect(answer(both)).toEqual(answer(salary))
    expect(answer({ ...both, earnings_type_a: 'both' })).not.toEqual(answer(salary))
  })

  it('takes the year of IRS Jovem as text or number', () =>
    expect(answer({ ...salary, youth_irs_a: 3 })).toEqual(answer({ ...salary, youth_irs_a: '3' })))

  it('knows the last year of IRS Jovem', () => {
    expect(answer({ ...salary, year: 2024, youth_irs_a: '5' })).toMatchObject({ result: { kind: 'result' } })
    expect(answer({ ...salary, youth_irs_a: '10' })).toMatchObject({ result: { kind: 'result' } })
  })

  it.each(cases.refused as [string, string, object][])('names %s: %s', (field, message, body) =>
    expect(answer(body)).toEqual({ problems: [{ field, message }] }),
  )

  it.each(cases.notes as [string[], string][])(
    'lists what was left out or is not settled, and nothing else: %j for %s',
    (ids, more) => {
      const given = new URLSearchParams(`${salaryQuery}&municipal_participation=5&${more}`)
      const lastOfEach = new URLSearchParams([...new Map(given)])
      expect(load(lastOfEach.toString())).toMatchObject({ result: { notes: ids.map((id) => ({ id })) } })
    },
  )
})

describe('what the visitor did not enter', () => {
  const only = (body: object) => found(body).declarations[0]

  it('starts from the general family expenses that most people reach: 250 € a head', () => {
    expect(only({ year: 2025, gross_income_a: 21_000 })).toMatchObject({ credits: 25_000 })
    expect(only({ year: 2025, gross_income_a: 21_000, dependents: 1 })?.credits).toBe(60_000 + 33_500)
    const couple = { year: 2025, gross_income_a: 21_000, marital_status: 'married', gross_income_b: 15_000 }
    expect(only(couple)?.credits).toBe(50_000)
  })

  // 28 000 ÷ 14 = 2 000 a month, fourteen times. Tables of 2026: I ⌊2 000 × 31,1 % − 320,66⌋ = 301 €,
  // III, of one earner, ⌊2 000 × 19,38 % − 213,53⌋ = 174 €, and ⌊174,07 − 135,71⌋ = 38 € where the other one has a
  // disability; IV, of a disability, ⌊2 000 × 21,2 % − 359,13⌋ = 64 €.
  // I of 2024: 9 × ⌊2 000 × 32,75 % − 305,80⌋ = 9 × 349 with June, 2 × ⌊2 000 × 8 % − 119,25⌋ = 2 × 40, and
  // 3 × ⌊2 000 × 32 % − 309,36⌋ = 3 × 330 with November.
  const married = { marital_status: 'married' }
  it.each([
    ['alone', {}, 14 * 301],
    ['with a disability', { disability_a: 'from60' }, 14 * 64],
    ['of one earner', married, 14 * 174],
    ['of one earner whose spouse has a disability', { ...married, disability_b: 'from60' }, 14 * 38],
    ['with the wage of another', { ...married, gross_income_b: 1 }, 14 * 301],
    [
      'with the pension of another',
      { ...married, earnings_type_b: 'pension', pension_income_b: 1 },
      14 * 301,
    ],
    [
      'with the receipts of another',
      { ...married, earnings_type_b: 'self_employed', self_employment_income_b: 1 },
      14 * 301,
    ],
    ['in a year of three tables', { year: 2024 }, 9 * 349 + 2 * 40 + 3 * 330],
  ])('works the withholding out by the tables of the year, with both subsidies: %s', (_why, body, euros) => {
    const { declarations } = found({ year: 2026, gross_income_a: 28_000, ...body })
    expect(declarations.find(({ kind }) => kind !== 'couple')).toMatchObject({ paid: euros * 100 })
  })

  it('needs no tables to know that nothing was withheld from nothing', () =>
    expect(only({ ...salary, ...married, year: 2023 })).toHaveProperty('paid', 0))

  it.each([
    ['IRS Jovem', { year: 2025, gross_income_a: 21_000, youth_irs_a: 3 }],
    ['receipts', { year: 2025, earnings_type_a: 'self_employed', self_employment_income_a: 30_000 }],
    ['a year without tables', { year: 2023, gross_income_a: 21_000 }],
    ['a pension and a wage', { earnings_type_a: 'pension_employed', gross_income_a: 1, pension_income_a: 1 }],
    ['a line that is not printed', { year: 2025, gross_income_a: 14_000, ...married }],
  ])('does not take it for nothing where the tables do not give it: %s', (_why, body) => {
    expect(only(body)).not.toHaveProperty('paid')
    expect(only(body)).not.toHaveProperty('balance')
    expect(only(body)).toMatchObject({ figures: [{ id: 'taxable_income' }, { id: 'net_collectable' }] })
  })
})

describe('a pension', () => {
  it('has its own deduction and, by the tables, its own withholding', () => {
    const body = { year: 2026, earnings_type_a: 'pension', pension_income_a: 21_000 }
    expect(found(body).declarations).toMatchObject([
      { grossIncome: 2_100_000, taxableIncome: 2_100_000 - 458_709 },
    ])
    expect(JSON.stringify(answer(body))).toContain('Dedução específica das pensões')
    expect(JSON.stringify(answer(body))).toContain('withholding-from-tables')
  })

  it('has a deduction of its own next to a job’s, and next to receipts without contributions', () => {
    const job = { earnings_type_a: 'pension_employed', pension_income_a: 14_000, gross_income_a: 10_000 }
    expect(found({ year: 2026, ...job }).declarations).toMatchObject([
      { taxableIncome: 2_400_000 - 2 * 458_709 },
    ])
    const receipts = { earnings_type_a: 'pension_self_employed', self_employment_income_a: 10_000 }
    // 20 000 − 4 587,09 + 10 000 × 75 %: 4 587,09 cover the 15 % to be shown.
    expect(found({ year: 2026, ...receipts, pension_income_a: 20_000 }).declarations).toMatchObject([
      { taxableIncome: 2_000_000 - 458_709 + 750_000 },
    ])
  })
})

it('has the whole state in the address', () => {
  const query = 'year=2025&gross_income_a=21.000&withholding_a=2400,50&general_family_a=5000'
  const body = { ...salary, withholding_a: 2400.5, general_family_a: 5000 }
  expect(load(query)).toMatchObject(withOfficialSources(answer(body)))
})

it('reports an unknown type of income at its own field, and asks the rest as of a wage', () => {
  const query = 'gross_income_a=20000&earnings_type_a=nada'
  expect(load(query)).toMatchObject({ kind: 'problems', problems: [{ field: 'earnings_type_a' }] })
})
