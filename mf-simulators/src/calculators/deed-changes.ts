import { fromJson } from 'shared-lib/kit/form/form-json'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { type DeedResult, deedCosts } from 'shared-lib/rules/property/deed/deed-costs'
import { costDifference } from 'shared-lib/rules/property/deed/deed-difference'
import { deedCostsForm } from '../fields/deed-costs.form'
import { type DeedFormInput, deedOf } from './deed-input'

export type DeedChangeId = 'dearer' | 'young' | 'resident' | 'other_housing' | 'own_permanent_home'

/** One "e se": what else it would cost with some inputs changed. */
export interface DeedChange {
  readonly id: DeedChangeId
  /** The inputs that change, as the API takes them. */
  readonly inputs: {
    readonly price?: number
    readonly purpose?: DeedFormInput['purpose']
    readonly young?: boolean
    readonly nonResident?: boolean
  }
  /** Of the total, in cents; undefined when it is not certain. */
  readonly difference?: Cents | undefined
}

type Change = Omit<DeedChange, 'difference'>

/** A step in which prices are haggled over, in euros. */
const step = 10_000

/** Changes worth a look: the price, who buys when one does, and what the home is for. */
function changesFor({ price, purpose, young }: DeedFormInput, { buyers }: DeedResult): readonly Change[] {
  const regime = buyers.length === 1 ? buyers[0]?.regimes.join() : undefined
  const changes: Change[] = []
  const dearer = price / 100 + step
  if (fromJson(deedCostsForm.fields.price, dearer) !== undefined)
    changes.push({ id: 'dearer', inputs: { price: dearer } })
  if (regime === 'ordinary' && purpose === 'own_permanent_home' && !young)
    changes.push({ id: 'young', inputs: { young: true } })
  if (regime === 'non_resident') changes.push({ id: 'resident', inputs: { nonResident: false } })
  if (purpose === 'own_permanent_home')
    changes.push({ id: 'other_housing', inputs: { purpose: 'other_housing' } })
  if (purpose === 'other_housing')
    changes.push({ id: 'own_permanent_home', inputs: { purpose: 'own_permanent_home' } })
  return changes
}

const resultOf = (input: DeedFormInput, today: IsoDate): DeedResult | undefined => {
  const reading = deedOf(input, today)
  const outcome = 'deed' in reading ? deedCosts(reading.deed) : undefined
  return outcome?.kind === 'result' ? outcome : undefined
}

/** The bill with one thing changed. @param result of `input`. */
export function deedChanges(input: DeedFormInput, today: IsoDate, result: DeedResult): readonly DeedChange[] {
  return changesFor(input, result).flatMap((change) => {
    const { price, ...others } = change.inputs
    const changed = { ...input, ...others, ...(price && { price: roundHalfUpToCent(price) }) }
    const after = resultOf(changed, today)
    return after ? { ...change, difference: costDifference(result.costs, after.costs) } : []
  })
}
