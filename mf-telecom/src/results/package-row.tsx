import { Gauge, Lock, Smartphone, Tv } from 'lucide-react'
import { formatEuro } from 'shared-lib/money/euro'
import type { MarketOf, OfferWords, Row } from 'shared-lib/results/row'
import type { Lack, RankedPackage } from '../domain/package-ranking'
import type { PackageList } from './packages.load'

export type PackageRow = Row<RankedPackage>

export const packageWords: OfferWords = {
  best: 'O pacote mais barato',
  bestThen: (month) => `O mais barato nos preços de ${month}`,
  bestFiltered: 'O mais barato com estes filtros',
  bestShort: 'o mais barato',
  want: 'Quero este pacote',
  ask: 'Pedir o preço de hoje',
  why: 'Porquê este lugar',
  whole: 'O que se sabe deste pacote',
  order: 'O lugar segue o custo por mês em 24 meses; nenhuma comissão entra na conta.',
  orderThen: () =>
    'São preços antigos, de imprensa: servem para teres uma ideia, não para contares com eles.',
}

const lackWords: Readonly<Record<Lack, string>> = {
  internet: 'Sem internet fixa',
  speed: 'Menos velocidade do que pediste',
  tv: 'Sem televisão',
  voice: 'Sem telefone fixo',
  sims: 'Menos cartões do que pediste',
  data: 'Menos dados móveis do que pediste',
}

export const speedWords = ({ offer: { internet } }: RankedPackage): string => {
  if (!internet) return 'Sem internet fixa'
  return internet.downMbps >= 1000 ? `${internet.downMbps / 1000} Gbps` : `${internet.downMbps} Mbps`
}

export const loyaltyWords = ({ offer: { loyaltyMonths } }: RankedPackage): string =>
  loyaltyMonths === undefined
    ? 'Fidelização não indicada'
    : loyaltyMonths === 0
      ? 'Sem fidelização'
      : `Fidelização de ${loyaltyMonths} meses`

export function mobileWords({ offer: { mobile } }: RankedPackage): string {
  if (!mobile) return 'Sem telemóvel'
  const sims = mobile.sims === 1 ? '1 cartão' : `${mobile.sims} cartões`
  if (mobile.unlimited) return `${sims}, dados sem limite`
  return mobile.dataGb === undefined ? sims : `${sims}, ${mobile.dataGb} GB`
}

export const tvWords = ({ offer: { tv } }: RankedPackage): string => (tv ? `${tv.channels} canais` : 'Sem TV')

function chipsOf(row: RankedPackage, month: string): PackageRow['chips'] {
  const { internet, tv, mobile } = row.offer
  const icon = { size: 14, 'aria-hidden': true } as const
  return [
    ...(internet ? [{ words: speedWords(row), icon: <Gauge {...icon} /> }] : []),
    ...(tv ? [{ words: tvWords(row), icon: <Tv {...icon} /> }] : []),
    ...(mobile ? [{ words: mobileWords(row), icon: <Smartphone {...icon} /> }] : []),
    { words: loyaltyWords(row), icon: <Lock {...icon} /> },
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

/** A package as the list draws it; `monthOf`: the month of its price in words. */
export function packageRow(row: RankedPackage, monthOf: (row: RankedPackage) => string): PackageRow {
  const { offer, place, standing, ageDays, asOf, ended, monthly, trueMonth } = row
  return {
    ...{ id: offer.id, place, own: row },
    provider: offer.providerName,
    title: offer.name,
    main: { cents: monthly, period: 'mês' },
    ...(trueMonth !== monthly && { second: { cents: trueMonth, period: 'mês' as const } }),
    chips: chipsOf(row, monthOf(row)),
    doubts: offer.evidence.doubt ? [offer.evidence.doubt] : [],
    evidence: { standing, ageDays, asOf, ...(ended && { ended }) },
    parts: [],
    reason: reasonOf(row),
  }
}

export const packageMarket = ({ placed, first }: PackageList): MarketOf<RankedPackage> => ({
  placed,
  first:
    first?.place === undefined
      ? undefined
      : { id: first.offer.id, provider: first.offer.providerName, title: first.offer.name },
})
