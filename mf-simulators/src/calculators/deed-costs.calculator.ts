import { defineCalculator } from 'shared-lib/kit/form/calculator'
import { type DeedUnknown, deedCosts } from 'shared-lib/rules/property/deed/deed-costs'
import { deedCostsForm } from '../fields/deed-costs.form'
import { type DeedCostsAnswer, deedAnswer } from './deed-answer'
import { deedChanges } from './deed-changes'
import { deedCostsOutput } from './deed-costs.schema'
import { deedOf } from './deed-input'

/** `POST /api/calculators/deed-costs`. */
export const deedCostsCalculator = defineCalculator({
  form: deedCostsForm,
  title: 'Costs of buying property (deed)',
  description:
    'IMT, stamp duties, deed and registration, and what a mortgage adds. Each buyer is taxed by their own rule on the whole value, then by their part. What the law leaves open is given as its lowest and highest reading.',
  limits: [
    'Isenções, além da de compradores jovens.',
    'Permutas, heranças e doações.',
    'Compras por empresas.',
    'Outros prédios na mesma escritura.',
    'Seguros da casa e de vida.',
  ],
  output: deedCostsOutput,
  examples: [
    { title: 'A home to live in', input: { price: 300_000, date: '2026-10-15' } },
    {
      title: 'A couple, one of them young, with a mortgage',
      input: {
        price: 250_000,
        vpt: 180_000.5,
        region: 'azores',
        buyers: 2,
        young: true,
        share: 50,
        buyer2: 'resident',
        loan: 200_000,
        loanMonths: 420,
        year: 2026,
      },
    },
    {
      title: 'A second home of a non-resident, with a notary',
      input: {
        price: 400_000,
        purpose: 'other_housing',
        nonResident: true,
        desk: 'separate',
        date: '2026-10-15',
      },
    },
    {
      title: 'Young, above the second limit: stamp duty on what passes the first',
      input: { price: 700_000, young: true, date: '2026-10-15' },
    },
    {
      title: 'Young, and heir of a share of a home: the ordinary table',
      input: { price: 250_000, young: true, ownedHome: 'yes', date: '2026-10-15' },
    },
    { title: 'A shop', input: { price: 120_000, purpose: 'other_urban', date: '15/06/2025' } },
    { title: 'Beyond the tables', input: { price: 300_000, year: 2030 } },
  ],
  calculate(input, today) {
    const reading = deedOf(input, today)
    if ('problems' in reading) return reading
    const outcome = deedCosts(reading.deed)
    const result: DeedCostsAnswer | DeedUnknown =
      outcome.kind === 'unknown'
        ? outcome
        : { ...deedAnswer(outcome), changes: deedChanges(input, today, outcome) }
    return { result }
  },
})
