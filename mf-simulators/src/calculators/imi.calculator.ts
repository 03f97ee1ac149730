import { defineCalculator, type Outcome } from 'shared-lib/kit/form/calculator'
import { partsOf } from 'shared-lib/rules/dates/iso-date'
import '../fields/county-names' // the rules know every name from the start
import { imiForm } from '../fields/imi.form'
import { imiOutput } from './imi.schema'
import { type ImiAnswer, imiAnswer } from './imi-answer'

/** `POST /api/calculators/imi`. */
export const imiCalculator = defineCalculator({
  form: imiForm,
  title: 'Property tax (IMI)',
  description:
    'The IMI of a property for a year, the deduction for dependants, the months in which it is paid, and what the law says besides: AIMI, the exemptions of the first years and of low incomes, a new valuation. A municipality whose rate is not known answers `needs: rate`: nothing is assumed.',
  limits: [
    'Isenções, reduções e agravamentos de cada prédio.',
    'AIMI de quem tem mais do que uma casa ou a divide com outros: mostramos o de uma só casa de um só dono.',
    'Prédios em parte urbanos e em parte rústicos.',
    'Quando não temos a taxa do teu concelho, escreve-a.',
    'Quando não sabemos se o teu concelho desconta por dependentes, mostramos a conta com e sem o desconto.',
  ],
  output: imiOutput,
  examples: [
    { title: 'A home in Lisbon', input: { vpt: 150_000, county: '1106' } },
    {
      title: 'Two children in Aveiro in 2024, when it gave the family deduction',
      input: { vpt: 98_765.43, county: 'Aveiro', dependents: 2, year: 2024 },
    },
    { title: 'One’s own rate', input: { vpt: 150_000, propertyType: 'urban', rate: 0.45 } },
    { title: 'A field', input: { vpt: 12_500, propertyType: 'rural' } },
    { title: 'A municipality that sets its rate by parish', input: { vpt: 150_000, county: 'Lagos' } },
  ],
  calculate({ year, ...input }, today): Outcome<ImiAnswer> {
    const thisYear = partsOf(today).year
    if (year !== undefined && year > thisYear)
      return { problems: [{ field: 'year', message: `O último ano com imposto é ${thisYear}` }] }
    return { result: imiAnswer({ ...input, taxYear: year ?? thisYear - 1 }, today) }
  },
})
