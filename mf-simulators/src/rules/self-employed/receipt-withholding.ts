import type { Figure } from 'shared-lib/rules/figures/figure'
import { cents, timesCents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import {
  otherServiceWithholding,
  receiptWithholding,
  withholdingWaiver,
} from '../../data/parameters/payroll/self-employed'
import { amountOf, unknownAmount } from '../irs/amount'
import type { SelfEmployedInput } from './self-employed-input'
import type { SelfEmployedLaw } from './self-employed-law'

const label = 'Retenção de IRS por ano'
const id = 'withholding'

/** Withholding by clients from a year's receipts; unknown where the rate of the region was not read. */
export function receiptWithholdingOf(input: SelfEmployedInput, law: SelfEmployedLaw): Figure {
  const { kind, withholding, withholdingRate, region, receipts } = input
  const none = (formula: string, article: string) => amountOf(id, label, cents(0), { formula, law: article })
  if (withholding === 'waived') return none('Pediste dispensa de retenção', withholdingWaiver.law)
  if (withholding === 'none') return none('Os teus clientes não retêm IRS', 'CIRS, art. 101.º')
  if (kind === 'goods' && withholdingRate === undefined)
    return none('As vendas não têm retenção na fonte', 'CIRS, art. 101.º')
  if (region !== 'mainland' && withholdingRate === undefined)
    return unknownAmount(
      id,
      label,
      'Não conhecemos a taxa de retenção dos recibos verdes nas regiões autónomas: escreve a que está nos teus recibos.',
    )
  const rate = withholdingRate ?? (kind === 'services' ? law.listed : law.others)
  const { law: article } = kind === 'services' ? receiptWithholding : otherServiceWithholding
  return amountOf(id, label, timesCents(receipts, rate), {
    formula: `${formatEuro(receipts)} × ${formatRatio(rate)}`,
    ...(withholdingRate === undefined ? { law: article } : { source: 'taxa que indicaste' }),
  })
}
