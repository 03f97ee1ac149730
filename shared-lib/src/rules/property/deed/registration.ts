import { lawOf, unknownOn } from '../../credit/figures'
import type { Parameter } from '../../dated/dated-parameter'
import { tryValueOn } from '../../dated/dated-parameter'
import { type Cents, cents } from '../../money/cents'
import { formatEuro } from '../../money/euro'
import {
  type ByAct,
  oneStopDeskFee,
  oneStopDeskYoungReduction,
  separateRegistrationFee,
} from '../parameters/deed-fees'
import { type Amount, between, exact } from './amount'
import type { BuyerTaxes } from './buyers'
import type { Cost } from './cost'
import { olderLaw, type Purchase, tableOn } from './imt'

/** One visit for deed and registration (Casa Pronta), or a notary and the registration apart. */
export type Desk = 'one_stop' | 'separate'

interface Registering {
  readonly purchase: Purchase
  readonly buyers: readonly BuyerTaxes[]
  readonly withMortgage: boolean
}

/** Part of the young buyers' reduction that is certain, and part that may be: 0, one half or 1. */
interface Reduction {
  readonly least: number
  readonly most: number
}

const whichLimit =
  'Não encontrámos se nas regiões autónomas a redução dos jovens vai até ao limite da tabela do continente ou ao da região.'
const whichRate = 'Não é certo que regime se aplica a um dos compradores nesta data.'
const partly = 'Não encontrámos quanto se paga quando só alguns dos compradores são jovens.'

/** Top of the fourth row of the table of own permanent homes. */
const youngLimit = (purchase: Purchase) => tableOn('own_permanent_home', purchase)?.value.rows[3]?.upTo ?? 0

const shareOf = (yes: readonly boolean[]) => (yes.every(Boolean) ? 1 : yes.some(Boolean) ? 0.5 : 0)

function reductionOf({ purchase, buyers }: Registering): Reduction & { readonly why: string } {
  const certainly = shareOf(buyers.map(({ regimes }) => regimes.every((regime) => regime === 'young')))
  const perhaps = shareOf(buyers.map(({ regimes }) => regimes.includes('young')))
  const withinRegion = purchase.taxable <= youngLimit(purchase)
  const withinMainland = purchase.taxable <= youngLimit({ ...purchase, region: 'mainland' })
  const why = certainly === perhaps ? whichLimit : whichRate
  return { least: withinMainland ? certainly : 0, most: withinRegion ? perhaps : 0, why }
}

const feeOn = (parameter: Parameter<ByAct>, { purchase, withMortgage }: Registering): Cents | undefined => {
  const fee = tryValueOn(parameter, purchase.date)
  return fee && cents(withMortgage ? fee.withMortgage : fee.purchase)
}

function deskCost(registering: Registering): Cost {
  const { date } = registering.purchase
  const fee = feeOn(oneStopDeskFee, registering)
  const reduction = feeOn(oneStopDeskYoungReduction, registering)
  const labels = { id: 'one_stop_desk', label: 'Casa Pronta: escritura e registo' } as const
  if (fee === undefined || reduction === undefined)
    return {
      ...labels,
      unknown: unknownOn('o preço da Casa Pronta', date),
      because: { law: oneStopDeskFee.law },
    }
  const { least, most, why } = reductionOf(registering)
  const less = (part: number) => cents(fee - Math.round(reduction * part))
  const formula =
    most === 0 ? formatEuro(fee) : `${formatEuro(fee)} − ${formatEuro(cents(Math.round(reduction * most)))}`
  const law = most === 0 ? olderLaw(oneStopDeskFee, date) : lawOf(oneStopDeskYoungReduction, date)
  return { ...labels, amount: between(less(most), less(least), why), because: { formula, ...law } }
}

function separateAmount(fee: Cents, { least, most, why }: Reduction & { readonly why: string }): Amount {
  if (most === 0) return exact(fee)
  if (least === 1) return exact(cents(0))
  return between(cents(0), fee, most === 0.5 ? partly : why)
}

function separateCost(registering: Registering): Cost {
  const { date } = registering.purchase
  const fee = feeOn(separateRegistrationFee, registering)
  const labels = { id: 'registration', label: 'Registo predial' } as const
  const because = olderLaw(separateRegistrationFee, date)
  if (fee === undefined) return { ...labels, unknown: unknownOn('o preço do registo', date), because }
  const amount = separateAmount(fee, reductionOf(registering))
  const formula = amount.high === 0 ? `${formatEuro(fee)}, grátis para jovens` : formatEuro(fee)
  return { ...labels, amount, because: { ...because, formula } }
}

const notary: Cost = {
  id: 'notary',
  label: 'Escritura no notário',
  unknown: 'O preço é livre, mais IVA: pede orçamento a mais de um notário.',
  because: {},
}

/** Deed and registration of the purchase, and of the mortgage where there is one. */
export const registrationCosts = (desk: Desk, registering: Registering): readonly Cost[] =>
  desk === 'one_stop' ? [deskCost(registering)] : [separateCost(registering), notary]
