import { type Parameter, tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import * as receipts from '../../data/parameters/payroll/self-employed'
import { type IrsLaw, irsLawOf } from '../irs/irs-law'

const needed = {
  listed: receipts.receiptWithholding,
  others: receipts.otherServiceWithholding,
  waiver: receipts.withholdingWaiver,
  goodsShare: receipts.goodsRelevantShare,
  exemption: receipts.contributionExemption,
  adjustment: receipts.declaredAdjustment,
}

type ValueOf<Of> = Of extends Parameter<infer Value> ? Value : never

/** Taxes and contributions on receipts of one year. */
export type SelfEmployedLaw = {
  readonly [Name in keyof typeof needed]: ValueOf<(typeof needed)[Name]>
} & { readonly irs: IrsLaw }

const on = (parameter: Parameter<unknown>, day: IsoDate) => tryValueOn(parameter, day)

/** `undefined` when some part of it is not known. */
export function selfEmployedLawOf(year: number): SelfEmployedLaw | undefined {
  const irs = irsLawOf(year)
  const day = toIsoDate(`${year}-12-31`)
  const found = Object.entries(needed).map(([name, parameter]) => [name, on(parameter, day)] as const)
  if (!irs || found.some(([, value]) => value === undefined)) return undefined
  return { ...Object.fromEntries(found), irs } as SelfEmployedLaw
}
