import type { SyntheticInvoice } from '../facts'
import { gasAlone } from './dourogas-gas'
import { labelledLines } from './edp-labelled-lines'
import { dualBeside } from './endesa-dual-beside'
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
  dualBeside,
  periodsInColumns,
  provenBySums,
  gasAlone,
]
