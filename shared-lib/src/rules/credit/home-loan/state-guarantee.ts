import { tryValueOn } from '../../dated/dated-parameter'
import type { IsoDate } from '../../dates/iso-date'
import type { Figure } from '../../figures/figure'
import { type Cents, timesCents } from '../../money/cents'
import { formatBriefEuro, formatEuro } from '../../money/euro'
import { formatRatio } from '../../money/format-ratio'
import { lawOf, money, unknownOn } from '../figures'
import { guaranteeIncomeCap, type StateGuarantee, stateGuarantee } from '../parameters/state-guarantee'

export interface GuaranteeInput {
  readonly on: IsoDate
  readonly amount: Cents
  /** Price of the home. */
  readonly price?: Cents | undefined
  /** Of every borrower. */
  readonly ages: readonly number[]
  readonly taxableIncome?: Cents | undefined
  readonly isPermanentHome: boolean
  readonly isFirstHome: boolean
}

/** `maybe`: no known answer rules it out, but something is missing. */
export interface GuaranteeOutcome {
  readonly outcome: 'yes' | 'no' | 'maybe'
  /** Reasons against it, or missing answers, in sentences. */
  readonly reasons: readonly string[]
  /** Guaranteed share of the price, and the amount. */
  readonly share?: number | undefined
  readonly guaranteed?: Cents | undefined
}

const euros = (amount: number) => formatBriefEuro((amount * 100) as Cents)

type Check = { readonly fails: string } | { readonly misses: string } | undefined
const fails = (reason: string): Check => ({ fails: reason })
const misses = (what: string): Check => ({ misses: what })

const ageCheck = ({ ages }: GuaranteeInput, { minAge, maxAge }: StateGuarantee): Check =>
  ages.length === 0
    ? misses('Falta a idade.')
    : ages.some((age) => age < minAge || age > maxAge)
      ? fails(`É para quem tem entre ${minAge} e ${maxAge} anos.`)
      : undefined

function incomeCheck({ on, taxableIncome }: GuaranteeInput): Check {
  const cap = tryValueOn(guaranteeIncomeCap, on)
  if (cap === undefined) return misses(unknownOn('o limite de rendimento', on))
  if (taxableIncome === undefined)
    return misses(`Falta o rendimento coletável: no máximo ${euros(cap)} por ano.`)
  return taxableIncome > cap * 100
    ? fails(`O rendimento coletável passa de ${euros(cap)} por ano.`)
    : undefined
}

function priceCheck({ price, amount }: GuaranteeInput, { priceCap, minFinanced }: StateGuarantee): Check {
  if (price === undefined) return misses('Falta o valor do imóvel.')
  if (price > priceCap * 100) return fails(`O preço passa de ${euros(priceCap)}.`)
  if (amount < price * minFinanced)
    return fails(`Só para financiamentos a partir de ${formatRatio(minFinanced)} do preço.`)
  return undefined
}

const homeCheck = ({ isPermanentHome, isFirstHome }: GuaranteeInput): Check =>
  !isPermanentHome
    ? fails('Só para habitação própria e permanente.')
    : !isFirstHome
      ? misses(
          'Só para a tua primeira casa, sem outra tua e sem dívidas ao Estado: confirma se é o teu caso.',
        )
      : undefined

/** Guaranteed share: as much as is lent past the least share, at least the least guarantee. */
function guaranteedOf(amount: Cents, price: Cents, { maxShare, minShare, minFinanced }: StateGuarantee) {
  const share = Math.min(maxShare, Math.max(minShare, Number((amount / price - minFinanced).toFixed(6))))
  return { share, guaranteed: timesCents(price, share) }
}

/** Whether the State would guarantee a part of the loan, and how much. */
export function guaranteeOf(input: GuaranteeInput): GuaranteeOutcome {
  const rule = tryValueOn(stateGuarantee, input.on)
  if (!rule)
    return { outcome: 'no', reasons: ['Não há garantia pública conhecida para contratos desta data.'] }
  const checks = [ageCheck(input, rule), priceCheck(input, rule), incomeCheck(input), homeCheck(input)]
  const against = checks.flatMap((check) => (check && 'fails' in check ? [check.fails] : []))
  if (against.length > 0) return { outcome: 'no', reasons: against }
  const missing = checks.flatMap((check) => (check && 'misses' in check ? [check.misses] : []))
  return {
    outcome: missing.length > 0 ? 'maybe' : 'yes',
    reasons: missing,
    ...(input.price !== undefined && guaranteedOf(input.amount, input.price, rule)),
  }
}

/** The guaranteed amount, where there may be one. */
export const guaranteeFigures = (
  { on, price }: GuaranteeInput,
  { share, guaranteed }: GuaranteeOutcome,
): Figure[] =>
  share === undefined || price === undefined
    ? []
    : [
        money('state-guarantee', 'Garantia pública para jovens', guaranteed, {
          formula: `${formatEuro(price)} × ${formatRatio(share)}`,
          ...lawOf(stateGuarantee, on),
        }),
      ]
