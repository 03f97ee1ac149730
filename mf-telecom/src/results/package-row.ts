import { roundHalfUpToCent } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import type { Row } from 'shared-lib/results/row'
import type { RankedPackage } from '../domain/package-ranking'
import type { Lack } from '../domain/services'

/** Facts that stand side by side, and what else the offer says. */
export interface PackageFacts {
  readonly speed: string
  readonly tv: string
  readonly mobile: string
  readonly loyalty: string
  readonly month: string
  readonly activation: string
  /** Other known facts, a line each. */
  readonly more: readonly string[]
}

/** Plain data: the server makes it, the page draws it. */
export type PackageRow = Row<PackageFacts>

const lackWords: Readonly<Record<Lack, string>> = {
  internet: 'Sem internet fixa',
  speed: 'Menos velocidade do que pediste',
  tv: 'Sem televisão',
  voice: 'Sem telefone fixo',
  sims: 'Menos cartões do que pediste',
  data: 'Menos dados móveis do que pediste',
}

const speedWords = ({ offer: { internet } }: RankedPackage): string => {
  if (!internet) return 'Sem internet fixa'
  return internet.downMbps >= 1000 ? `${internet.downMbps / 1000} Gbps` : `${internet.downMbps} Mbps`
}

const loyaltyWords = ({ offer: { loyaltyMonths } }: RankedPackage): string =>
  loyaltyMonths === undefined
    ? 'Fidelização não indicada'
    : loyaltyMonths === 0
      ? 'Sem fidelização'
      : `Fidelização de ${loyaltyMonths} meses`

function mobileWords({ offer: { mobile } }: RankedPackage): string {
  if (!mobile) return 'Sem telemóvel'
  const sims = mobile.sims === 1 ? '1 cartão' : `${mobile.sims} cartões`
  if (mobile.unlimited) return `${sims}, dados sem limite`
  return mobile.dataGb === undefined ? sims : `${sims}, ${mobile.dataGb} GB`
}

const tvWords = ({ offer: { tv } }: RankedPackage): string => (tv ? `${tv.channels} canais` : 'Sem TV')

function chipsOf(row: RankedPackage, month: string, current: string | undefined): PackageRow['chips'] {
  const { internet, tv, mobile, provider } = row.offer
  return [
    ...(provider === current ? [{ words: 'A tua operadora', tone: 'good' as const }] : []),
    ...(internet ? [{ words: speedWords(row) }] : []),
    ...(tv ? [{ words: tvWords(row) }] : []),
    ...(mobile ? [{ words: mobileWords(row) }] : []),
    { words: loyaltyWords(row) },
    ...row.lacks.map((lack) => ({ words: lackWords[lack], tone: 'warn' as const })),
    ...(row.standing === 'current'
      ? []
      : [{ words: `Preço de ${month}`, ...(row.standing === 'historic' && { tone: 'warn' as const }) }]),
  ]
}

function reasonOf({ place, overFirst, monthly, trueMonth }: RankedPackage): readonly string[] {
  const price =
    trueMonth === monthly
      ? `Custa ${formatEuro(monthly)} por mês.`
      : `Custa ${formatEuro(trueMonth)} por mês em 24 meses, com a ativação e o preço depois da promoção.`
  if (place === undefined) return [price.replace('Custa', 'Custava')]
  return [price, ...(overFirst > 0 ? [`São mais ${formatEuro(overFirst)} por mês do que o 1.º.`] : [])]
}

const technologies: Readonly<Record<string, string>> = {
  fibre: 'fibra ótica',
  cable: 'cabo',
  mobile: 'rede móvel',
  satellite: 'satélite',
}

const activationWords = ({ offer: { activationEur } }: RankedPackage): string =>
  activationEur === undefined ? 'não indicado' : formatEuro(roundHalfUpToCent(activationEur))

/** Small print of a leaflet, with what it leaves out named. */
function moreWords(row: RankedPackage): readonly string[] {
  const { internet, tv, later, condition } = row.offer
  return [
    ...(internet
      ? [`Envio: ${internet.upMbps === undefined ? 'não indicado' : `${internet.upMbps} Mbps`}`]
      : []),
    ...(internet?.technology ? [`Tecnologia: ${technologies[internet.technology]}`] : []),
    ...(tv?.boxes === undefined ? [] : [`Boxes incluídas: ${tv.boxes}`]),
    ...(tv?.premium?.length ? [`Canais premium: ${tv.premium.join(', ')}`] : []),
    ...(later
      ? [`A partir do ${later.fromMonth}.º mês: ${formatEuro(roundHalfUpToCent(later.monthlyEur))} por mês`]
      : []),
    `Ativação e instalação: ${activationWords(row)}`,
    ...(condition ? [condition] : []),
  ]
}

const factsOf = (row: RankedPackage, month: string): PackageFacts => ({
  ...{ speed: speedWords(row), tv: tvWords(row), mobile: mobileWords(row) },
  ...{ loyalty: loyaltyWords(row), month },
  ...{ activation: activationWords(row), more: moreWords(row) },
})

/** A package as the list draws it; `monthOf`: the month of its price in words; `current`: code of the visitor's operator. */
export function packageRow(
  row: RankedPackage,
  monthOf: (row: RankedPackage) => string,
  current: string | undefined,
): PackageRow {
  const { offer, place, standing, ageDays, asOf, ended, monthly, trueMonth } = row
  return {
    ...{ id: offer.id, place, own: factsOf(row, monthOf(row)) },
    provider: offer.providerName,
    title: offer.name,
    main: { cents: monthly, period: 'mês' },
    ...(trueMonth !== monthly && { second: { cents: trueMonth, period: 'mês' as const } }),
    chips: chipsOf(row, monthOf(row), current),
    doubts: offer.evidence.doubt ? [offer.evidence.doubt] : [],
    evidence: { standing, ageDays, asOf, ...(ended && { ended }) },
    parts: [],
    reason: reasonOf(row),
  }
}
