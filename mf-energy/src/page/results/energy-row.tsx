import { icon, TriangleAlert } from 'shared-lib/kit/icons'
import type { OfferWords, Row } from 'shared-lib/kit/results/row'
import type { Chip } from 'shared-lib/kit/ui/chips/chips'
import { monthsPerYear } from '../../rules/bill-lines'
import { offerTitle } from '../../rules/offer-title'
import {
  breakEvenWords,
  conditionChips,
  type MarketPlaces,
  placeWords,
  rowName,
  rowProviders,
  supplyNames,
} from '../../rules/offer-words'
import type { ResultRow } from '../../rules/vocabulary'
import { differenceSentence, partWords } from './bill-words'
import type { ResultsData } from './results.load'
import { conditionsOf, isRenewable } from './sorted-rows'

const Leaf = icon(
  'M11 20a10 10 0 0010-10 25.9 25.9 0 00-1.04-7.281 1 1 0 00-1.755-.325C15.833 5.5 13 5.5 9.8 6.1A7 7 0 0011 20M2 21a5 5 0 012.911-4.544C7.613 15.212 8.351 15.24 11 13',
)

type Compared = Pick<ResultsData, 'current' | 'typical' | 'first'>

export type EnergyRow = Row<ResultRow>

export const energyWords: OfferWords = {
  bestShort: 'a mais barata',
  want: 'Quero esta oferta',
  ask: 'Pedir o preço de hoje',
  order: 'Por ordem do que pagas num ano. Ninguém paga para aparecer primeiro.',
  orderThen: (month) =>
    `Por ordem do que pagas num ano, com os preços de ${month}. Ninguém paga para aparecer primeiro.`,
}

/** The conditions of the price and doubts about the data. */
function chipsOf(row: ResultRow, { first, month }: MarketPlaces & Compared): readonly Chip[] {
  return [
    ...(isRenewable(row) ? [{ words: '100 % renovável', icon: <Leaf size={14} aria-hidden="true" /> }] : []),
    ...conditionChips(row).map((words) => ({ words })),
    ...(row.doubtful
      ? [
          {
            words: 'Confirma o preço',
            tone: 'warn',
            icon: <TriangleAlert size={14} aria-hidden="true" />,
          } as const,
        ]
      : []),
    // The list's heading has the month of its first price.
    ...(row.standing === 'current' || row.standing === first?.standing
      ? []
      : [{ words: `Preço de ${month}`, tone: 'warn' } as const]),
  ]
}

/** The market that the places are counted in. */
export const rankedMarket = ({ market: { placed, first } }: MarketPlaces) => ({
  placed,
  first: first && { id: first.id, provider: rowProviders(first), title: rowName(first) },
})

/** Cents a year that every row is compared with: today's, or the regulated tariff in its place. */
export const comparedCents = ({ current, typical }: Pick<Compared, 'current' | 'typical'>) =>
  current?.yearlyCents ?? typical?.yearlyCents

const conditionsWords = (count: number) =>
  count === 0 ? 'Nenhuma' : count === 1 ? '1 condição' : `${count} condições`

/** A row of the ranking as the list draws it. */
export function energyRow(row: ResultRow, standings: MarketPlaces & Compared): EnergyRow {
  const { id, place, standing, ageDays, asOf, ended, savingCents } = row
  const pair = row.supplies.length > 1
  const compared = comparedCents(standings)
  return {
    id,
    place,
    savingCents,
    own: row,
    provider: rowProviders(row),
    title: rowName(row),
    main: { cents: row.monthlyCents, period: 'mês' },
    second: { cents: row.yearlyCents, period: 'ano' },
    ...(compared !== undefined && {
      change: { cents: (row.yearlyCents - compared) / monthsPerYear, period: 'mês' } as const,
    }),
    chips: chipsOf(row, standings),
    cells: [conditionsWords(conditionsOf(row)), isRenewable(row) ? '100 %' : '–'],
    doubts: [...new Set(row.supplies.flatMap(({ doubt }) => doubt ?? []))],
    evidence: { standing, ageDays, asOf, ...(ended && { ended }) },
    parts: row.parts.map(({ supply, key, cents }) => ({
      key: supply + key,
      title: partWords[key][0] + (pair ? ` (${supplyNames[supply].toLowerCase()})` : ''),
      cents,
    })),
    reason: [placeWords(row, standings), differenceSentence(row) ?? []].flat(),
    breakEven: breakEvenWords(row),
  }
}

/** Names a pair of two companies by its electricity; its gas, often shared by many rows, is a chip, shown once where all have it. */
export function namedByElectricity(row: EnergyRow): EnergyRow {
  const [first, gas] = row.own.supplies
  if (!gas || gas.provider === first.provider) return row
  const alone: ResultRow = { ...row.own, supplies: [first] }
  const words = `Gás: ${gas.regulated ? '' : `${gas.providerName}, `}${offerTitle(gas.offerName)}`
  return { ...row, provider: rowProviders(alone), title: rowName(alone), chips: [{ words }, ...row.chips] }
}
