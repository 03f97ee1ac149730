import { defineCalculator } from 'shared-lib/kit/form/calculator'
import type { InputOf } from 'shared-lib/kit/form/form'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { withholdingPeriod } from '../data/parameters/payroll/withholding-tables'
import { wagesForm } from '../fields/wages.form'
import { pastTables } from '../rules/payroll/past-tables'
import { salaryProblems } from '../rules/payroll/salary-input'
import { breakEvenWage } from '../rules/wages/break-even'
import { compareOffers, salaryOf, type WagesResult } from '../rules/wages/compare-offers'
import { explainOffers, offerNotes } from '../rules/wages/explain-offers'
import type { Offer, WagesInput } from '../rules/wages/offer'
import { personOf } from './salary-body'
import { wagesOutput } from './wages.schema'

type Body = InputOf<typeof wagesForm.fields>

const mealMonths = 11
const nothing = cents(0)

const offerOf = (body: Body, which: 'first' | 'second'): Offer => ({
  contract: body[`${which}_contract`],
  wage: body[`${which}_wage_raw`],
  context: body[`${which}_context`],
  mealSubsidyType: body[`${which}_meal_subsidy_type`] ?? 'none',
  mealSubsidyDaily: body[`${which}_meal_subsidy_daily`] ?? nothing,
  mealSubsidyDays: body[`${which}_meal_subsidy_days`] ?? 0,
  mealSubsidyMonths: mealMonths,
  car: body[`${which}_car`],
  otherBenefits: body[`${which}_other_benefits`],
  firstYear: body[`${which}_first_year`] ?? false,
})

interface Even {
  readonly breakEven?: {
    readonly offer: 'first' | 'second'
    readonly wage: Cents
    readonly context: Offer['context']
  }
}

/** Pay that would make the offer that leaves less worth as much; nothing where they are equal or unknown. */
function evenWage({ person, ...offers }: WagesInput, { better, ...results }: WagesResult): Even {
  if (better === undefined || better === 'equal') return {}
  const { valueYear } = results[better]
  const other = better === 'first' ? 'second' : 'first'
  const wage = valueYear === undefined ? undefined : breakEvenWage(offers[other], person, valueYear)
  return wage === undefined ? {} : { breakEven: { offer: other, wage, context: offers[other].context } }
}

function wagesResult(input: WagesInput, today: IsoDate) {
  const { id, from, to, label } = withholdingPeriod(input.person.period)
  const result = compareOffers(input)
  return {
    period: { id, from, to, label },
    pastTables: pastTables(input.person.period, today),
    ...result,
    ...evenWage(input, result),
    notes: offerNotes(input),
    figures: explainOffers(input, result),
  }
}

export type WagesAnswer = ReturnType<typeof wagesResult>

/** `POST /api/calculators/wages`. */
export const wagesCalculator = defineCalculator({
  form: wagesForm,
  title: 'Two job offers',
  description:
    'Compares two offers for the same person: net of the month and of the year, company cost and the difference line by line. Employees by the rules of `net-salary`, with both subsidies paid at once and meal allowance in 11 months; receipts (`self_employed`) as services in the simplified regime on the mainland, with withholding on all of them. Car and other benefits count at the value entered, untaxed.',
  limits: [
    'O IRS do ano: comparamos o que recebes depois da retenção.',
    'O fim de um contrato a termo.',
    'Recibos: o IVA, a dispensa de retenção e as taxas dos Açores e da Madeira.',
    'Impostos sobre o carro e outros benefícios: contam pelo valor que escreveres.',
  ],
  output: wagesOutput,
  examples: [
    {
      title: 'More wage or a meal card and a car',
      input: {
        first_wage_raw: 1600,
        second_wage_raw: 1500,
        second_meal_subsidy_type: 'card',
        second_meal_subsidy_daily: 10.46,
        second_car: 150,
      },
    },
    {
      title: 'A contract or receipts',
      input: { first_wage_raw: 1800, second_contract: 'self_employed', second_wage_raw: 2600, dependents: 1 },
    },
  ],
  calculate(body, today) {
    const input = { person: personOf(body), first: offerOf(body, 'first'), second: offerOf(body, 'second') }
    const problems = salaryProblems(salaryOf(input.first, input.person))
    return problems.length > 0 ? { problems } : { result: wagesResult(input, today) }
  },
})
