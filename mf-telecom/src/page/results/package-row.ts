import type { Row } from 'shared-lib/kit/results/row'
import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { andList } from 'shared-lib/rules/text/list-words'
import type { RankedPackage } from '../../rules/package-ranking'
import type { Lack } from '../../rules/services'

/** Facts shown side by side, and the further notes of the offer. */
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

const lackNames: Readonly<Record<Lack, string>> = {
  internet: 'internet fixa',
  speed: 'velocidade',
  tv: 'televisão',
  voice: 'telefone fixo',
  sims: 'cartões',
  data: 'dados móveis',
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

/** The first is what a closed row shows. */
function chipsOf(row: RankedPackage, month: string, current: string | undefined): PackageRow['chips'] {
  const { tv, mobile, provider } = row.offer
  return [
    ...(row.lacks.length > 0
      ? [{ words: `Falta ${andList(row.lacks.map((lack) => lackNames[lack]))}`, tone: 'warn' as const }]
      : []),
    ...(provider === current ? [{ words: 'A tua operadora', tone: 'good' as const }] : []),
    ...(row.standing === 'current' ? [] : [{ words: `Preço de ${month}` }]),
    { words: loyaltyWords(row) },
    ...(tv ? [{ words: tvWords(row) }] : []),
    ...(mobile ? [{ words: mobileWords(row) }] : []),
  ]
}

function reasonOf({ place, overFirst, monthly, trueMonth }: RankedPackage): readonly string[] {
  const price =
    trueMonth === monthly
      ? `Custa ${formatBriefEuro(monthly)} por mês.`
      : `Custa ${formatBriefEuro(trueMonth)} por mês em 24 meses, com a ativação e o preço depois da promoção.`
  if (place === undefined) return [price.replace('Custa', 'Custava')]
  return [
    price,
    ...(overFirst > 0 ? [`Pagas mais ${formatBriefEuro(overFirst)} por mês do que no 1.º.`] : []),
  ]
}

const technologies: Readonly<Record<string, string>> = {
  fibre: 'fibra ótica',
  cable: 'cabo',
  mobile: 'rede móvel',
  satellite: 'satélite',
}

const activationWords = ({ offer: { activationEur } }: RankedPackage): string =>
  activationEur === undefined ? 'não indicado' : formatBriefEuro(roundHalfUpToCent(activationEur))

/** Small print of a leaflet, with what it leaves out named. */
function moreWords(row: RankedPackage): readonly string[] {
  const { internet, tv, later, condition } = row.offer
  return [
    ...(internet
      ? [
          `Internet: ${speedWords(row)}`,
          `Envio: ${internet.upMbps === undefined ? 'não indicado' : `${internet.upMbps} Mbps`}`,
        ]
      : []),
    ...(internet?.technology ? [`Tecnologia: ${technologies[internet.technology]}`] : []),
    ...(tv?.boxes === undefined ? [] : [`Boxes incluídas: ${tv.boxes}`]),
    ...(tv?.premium?.length ? [`Canais premium: ${tv.premium.join(', ')}`] : []),
    ...(later
      ? [
          `A partir do ${later.fromMonth}.º mês: ${formatBriefEuro(roundHalfUpToCent(later.monthlyEur))} por mês`,
        ]
      : []),
    `Ativação e instalação: ${activationWords(row)}`,
    ...(condition ? [condition] : []),
  ]
}

const factsOf = (row: RankedPackage, month: string): PackageFacts => ({
  speed: speedWords(row),
  tv: tvWords(row),
  mobile: mobileWords(row),
  loyalty: loyaltyWords(row),
  month,
  activation: activationWords(row),
  more: moreWords(row),
})

interface Visitor {
  /** Code of the operator of today, and the monthly payment by the bill. */
  readonly currentProvider: string | undefined
  readonly todayCents: number | undefined
}

/** A package as the list draws it; `monthOf`: the month of its price in words. */
export function packageRow(
  row: RankedPackage,
  monthOf: (row: RankedPackage) => string,
  { currentProvider, todayCents }: Visitor,
): PackageRow {
  const { offer, place, standing, ageDays, asOf, ended, monthly, trueMonth, lacks } = row
  return {
    id: offer.id,
    place,
    own: factsOf(row, monthOf(row)),
    provider: offer.providerName,
    title: offer.name,
    main: { cents: monthly, period: 'mês' },
    ...(trueMonth !== monthly && { second: { cents: trueMonth, period: 'mês' as const } }),
    // A package without all that was asked saves nothing against one that has it.
    ...(todayCents !== undefined &&
      lacks.length === 0 && { change: { cents: trueMonth - todayCents, period: 'mês' as const } }),
    chips: chipsOf(row, monthOf(row), currentProvider),
    cells: [speedWords(row), tvWords(row)],
    doubts: offer.evidence.doubt ? [offer.evidence.doubt] : [],
    evidence: { standing, ageDays, asOf, ...(ended && { ended }) },
    parts: [],
    reason: reasonOf(row),
  }
}
