import type { Cents } from '../../money/cents'
import { formatBriefEuro } from '../../money/euro'
import { formatDecimal } from '../../money/format-number'
import { formatRatio } from '../../money/format-ratio'

// Required with every rate or cost of a credit that is shown: the TAEG, at least as visible as any other figure, and a
// representative example (Decreto-Lei n.º 133/2009, art. 5.º; Decreto-Lei n.º 74-A/2017; Aviso do Banco de Portugal n.º
// 5/2024, which took the place of n.º 10/2008 on 2025-07-01); a warning that credit costs money (Directive (EU)
// 2023/2225, art. 8); and a notice with any TAEG above the ceiling of today (Decreto-Lei n.º 133/2009, art. 28.º).
// `CreditRate` and `CreditWarning` draw it; `creditScreenProblems` checks any screen.

export const creditWarning = 'Atenção! Pedir dinheiro emprestado custa dinheiro.'

/** The case that a rate applies to. */
interface RepresentativeExample {
  readonly amount: Cents
  readonly months: number
  /** Of each month, where it is always the same. */
  readonly instalment?: Cents | undefined
  /** All that is paid (MTIC). */
  readonly mtic?: Cents | undefined
  /** Other assumptions, which end the sentence: `sem anuidade`. */
  readonly more?: string | undefined
}

/** A rate as it is shown. Fractions; an unpublished figure is undefined, and is shown as unknown. */
export interface ShownRate {
  readonly taeg: number | undefined
  readonly tan: number | undefined
  /** Of the nominal rate: `fixa`, `variável`, `estimada`. */
  readonly tanKind?: string | undefined
  readonly example: RepresentativeExample
  /** Highest TAEG that a contract signed today may have; undefined where the law sets none, or it is not known. */
  readonly ceiling?: number | undefined
}

/** A TAEG to one decimal place, as the law requires: 4,0 % (Decreto-Lei n.º 133/2009, anexo I, parte I, d). */
export const taegText = (taeg: number): string => `${formatDecimal(taeg * 100, 1)}\u00a0%`

/** No contract may be signed at this rate today. */
export const isAboveCeiling = ({ taeg, ceiling }: Pick<ShownRate, 'taeg' | 'ceiling'>): boolean =>
  taeg !== undefined && ceiling !== undefined && taeg > ceiling + 1e-9

/** The maximum of a quarter is that of contracts signed in it, never of those in force (Decreto-Lei n.º 133/2009, art. 28.º). */
export const aboveCeilingWords = (ceiling: number): string =>
  `Acima do máximo legal para contratos novos, ${formatRatio(ceiling)}.`

/** `Exemplo: 1.500 € em 12 meses, MTIC de 1.621 €, sem anuidade.` */
export function exampleWords({ amount, months, instalment, mtic, more }: RepresentativeExample): string {
  const parts = [
    `${formatBriefEuro(amount)} em ${months} ${months === 1 ? 'mês' : 'meses'}`,
    instalment === undefined ? undefined : `prestação de ${formatBriefEuro(instalment)}`,
    mtic === undefined ? undefined : `MTIC de ${formatBriefEuro(mtic)}`,
    more,
  ]
  return `Exemplo: ${parts.filter(Boolean).join(', ')}.`
}
