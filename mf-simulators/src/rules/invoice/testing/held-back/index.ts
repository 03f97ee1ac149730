import type { SyntheticInvoice } from '../facts'
import { abbreviatedColumns } from './abbreviated-columns'
import { boxes } from './boxes'
import { columnsOfPeriods } from './columns-of-periods'
import { correctedEstimate } from './corrected-estimate'
import { creditNote } from './credit-note'
import { datedRows } from './dated-rows'
import { discountColumns } from './discount-columns'
import { dualSections } from './dual-sections'
import { gasTable } from './gas-table'
import { gasWithAndWithoutVat } from './gas-with-and-without-vat'
import { letter } from './letter'
import { monthByMonth } from './month-by-month'
import { monthlyGas } from './monthly-gas'
import { notesNextToTable } from './notes-next-to-table'
import { oneBelowTheOther } from './one-below-the-other'
import { ownProduction } from './own-production'
import { sideBySide } from './side-by-side'
import { socialTariff } from './social-tariff'
import { splitPrice } from './split-price'
import { telecom } from './telecom'
import { threePeriods } from './three-periods'
import { unitsInLabels } from './units-in-labels'
import { valuesBeforeLabels } from './values-before-labels'
import { water } from './water' /** Invoices in layouts written before looking at the rules. People, codes and amounts are invented. */
export const heldBack: readonly SyntheticInvoice[] = [
  boxes,
  splitPrice,
  gasTable,
  discountColumns,
  datedRows,
  letter,
  abbreviatedColumns,
  threePeriods,
  gasWithAndWithoutVat,
  socialTariff,
  oneBelowTheOther,
  sideBySide,
  correctedEstimate,
  water,
  unitsInLabels,
  ownProduction,
  monthByMonth,
  valuesBeforeLabels,
  monthlyGas,
  creditNote,
  telecom,
  columnsOfPeriods,
  notesNextToTable,
  dualSections,
]
