import { type IsoDate, isoDate, partsOf } from 'shared-lib/dates/iso-date'
import { cents } from 'shared-lib/money/cents'
import { deedCosts } from '../domain/property/deed-costs'
import { defineSimulator } from '../form/simulator'
import { deedCostsForm } from '../forms/deed-costs.form'
import { deedAnswer } from './deed-answer'
import { buyersOf } from './deed-buyers'
import { deedCostsOutput } from './deed-costs.schema'

/** The day of the deed; undefined when day and year contradict each other. */
function dayOf(date: IsoDate | undefined, year: number | undefined, today: IsoDate): IsoDate | undefined {
  if (year === undefined) return date ?? today
  if (date) return partsOf(date).year === year ? date : undefined
  return partsOf(today).year === year ? today : isoDate(year, 12, 31)
}

/** `POST /api/calculators/deed-costs`. */
export const deedCostsSimulator = defineSimulator({
  form: deedCostsForm,
  title: 'Costs of buying property (deed)',
  description:
    'IMT, stamp duties, deed and registration, and what a mortgage adds, for purchases of 2024 to 2026. Each buyer is taxed by their own rule on the whole value, then by their part. What the law leaves open is given as its lowest and highest reading. Not covered: other exemptions, exchanges, companies, further properties in the same deed, insurance.',
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
      title: 'Young, above the second limit: the stamp duty is disputed',
      input: { price: 700_000, young: true, date: '2026-10-15' },
    },
    { title: 'A shop', input: { price: 120_000, purpose: 'other_urban', date: '15/06/2025' } },
    { title: 'Beyond the tables', input: { price: 300_000, year: 2030 } },
  ],
  calculate(input, today) {
    const day = dayOf(input.date, input.year, today)
    if (!day)
      return { problems: [{ field: 'year', message: 'O ano e o dia da escritura não são os mesmos' }] }
    const who = buyersOf(input)
    if ('problems' in who) return who
    const { price, vpt, purpose, region, desk, loan = cents(0), loanMonths = 360 } = input
    const deed = { price, vpt, purpose, region, desk, loan, loanMonths, date: day, buyers: who.buyers }
    return { result: deedAnswer(deedCosts(deed)) }
  },
})
