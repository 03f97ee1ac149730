import { defineCalculator } from 'shared-lib/kit/form/calculator'
import { type IsoDate, partsOf } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { type SelfEmployedFormInput, selfEmployedForm } from '../fields/self-employed.form'
import { type SelfEmployedResult, selfEmployed } from '../rules/self-employed/self-employed'
import type { SelfEmployedInput } from '../rules/self-employed/self-employed-input'
import { type SelfEmployedLaw, selfEmployedLawOf } from '../rules/self-employed/self-employed-law'
import { selfEmployedOutput } from './self-employed.schema'

/** Answer for API and screen. */
export type SelfEmployedOutcome = SelfEmployedResult | { readonly kind: 'unknown'; readonly unknown: string }

const months = 12

const inputOf = (given: SelfEmployedFormInput, today: IsoDate): SelfEmployedInput => ({
  year: given.year ?? partsOf(today).year,
  region: given.region,
  receipts: given.context === 'yearly' ? given.receipts : cents(given.receipts * months),
  kind: given.kind,
  activityYear: given.activity_year,
  expenses: given.expenses,
  beside: given.beside,
  otherIncome: given.other_income ?? cents(0),
  adjustment: given.adjustment / 100,
  withholding: given.withholding ?? 'none',
  withholdingRate: given.withholding_rate,
  dependants: given.dependents,
  youthYear: given.youth_irs === 'no' ? 0 : Number(given.youth_irs),
})

/** Problems that no field can see by itself. */
function problemsOf(
  { withholding, receipts, year, youthYear }: SelfEmployedInput,
  { waiver, irs }: SelfEmployedLaw,
) {
  const years = irs.youth.value.length
  return [
    ...(withholding === 'waived' && receipts > waiver * 100
      ? [
          {
            field: 'withholding',
            message: `Só há dispensa até ${formatNumber(waiver)}\u00a0€ de recibos por ano`,
          },
        ]
      : []),
    ...(youthYear > years
      ? [{ field: 'youth_irs', message: `Nos rendimentos de ${year}, o IRS Jovem tem só ${years} anos` }]
      : []),
  ]
}

/** `POST /api/calculators/self-employed`. */
export const selfEmployedCalculator = defineCalculator({
  form: selfEmployedForm,
  title: 'Receipts of the self-employed (recibos verdes)',
  description:
    'What is left of even receipts in the simplified regime: withholding, social security with its quarterly declarations and exemptions, what the receipts add to the IRS of who files alone, and how much to set aside each month.',
  limits: [
    'IVA, contabilidade organizada e atos isolados.',
    'Propriedade intelectual, alojamento local e subsídios.',
    'Recibos que mudam de mês para mês: contamos o mesmo valor todo o ano.',
    'Casais e concelhos: o IRS é o de quem entrega sozinho, sem benefício municipal.',
    'Taxas de retenção dos Açores e da Madeira: só com a que escreveres.',
    'A taxa de 25,2 % dos empresários em nome individual.',
  ],
  output: selfEmployedOutput,
  examples: [
    { title: 'Services of 2,000 € a month, from the third year on', input: { receipts: 2000, year: 2026 } },
    { title: 'The first twelve months', input: { receipts: 1200, activity_year: 'first', year: 2026 } },
    {
      title: 'Beside a job, above what is exempt',
      input: { receipts: 48_000, context: 'yearly', beside: 'job', other_income: 21_000, year: 2026 },
    },
    {
      title: 'A café in Madeira that declares a quarter less',
      input: { receipts: 3000, kind: 'goods', region: 'madeira', adjustment: -25, year: 2026 },
    },
    {
      title: 'In the Azores, without the rate of the receipts',
      input: { receipts: 2000, region: 'azores', year: 2026 },
    },
  ],
  calculate(given, today) {
    const input = inputOf(given, today)
    const law = selfEmployedLawOf(input.year)
    if (!law) {
      const unknown = `Não temos as regras dos recibos verdes de ${input.year}.`
      return { result: { kind: 'unknown', unknown } as SelfEmployedOutcome }
    }
    const problems = problemsOf(input, law)
    return problems.length > 0 ? { problems } : { result: selfEmployed(input, law) as SelfEmployedOutcome }
  },
})
