import type { SyntheticInvoice } from '../facts'
import { gasAlone } from './dourogas-gas'
import { labelledLines } from './edp-labelled-lines'
import { dualColumns } from './endesa-dual-columns'
import { dualStacked } from './galp-dual-stacked'
import { unitsInHeads } from './goldenergy-cards'
import { periodsInColumns } from './iberdrola-columns'
import { provenBySums } from './su-proven-by-sums'

/**
 * Invoices made for these tests, in the manner of six suppliers and a seventh of gas alone. People, addresses, codes and
 * amounts are invented; only the suppliers' names are real.
 */
export const invoices: readonly SyntheticInvoice[] = [
  labelledLines,
  unitsInHeads,
  dualStacked,
  dualColumns,
  periodsInColumns,
  provenBySums,
  gasAlone,
]
