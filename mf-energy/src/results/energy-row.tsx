import { Leaf, TriangleAlert } from 'shared-lib/icons'
import type { OfferWords, Row } from 'shared-lib/results/row'
import type { Chip } from 'shared-lib/ui/chips/chips'
import { offerTitle } from '../domain/offer-title'
import {
  breakEvenWords,
  conditionChips,
  placeWords,
  rowName,
  rowProviders,
  type Standings,
  supplyNames,
} from '../domain/offer-words'
import type { ResultRow } from '../domain/vocabulary'
import { differenceSentence, partWords } from './bill-words'

export type EnergyRow = Row<ResultRow>

export const energyWords: OfferWords = {
  best: 'A oferta mais barata para ti',
  bestThen: (month) => `A mais barata nos preços de ${month}`,
  bestFiltered: 'A mais barata com estes filtros',
  bestShort: 'a mais barata',
  want: 'Quero esta oferta',
  ask: 'Pedir o preço de hoje',
  why: 'Porquê este lugar e a conta toda',
  whole: 'A conta toda',
  order: 'O lugar segue apenas o custo anual para as tuas respostas; nenhuma comissão entra na conta.',
  orderThen: (month) =>
    `A ordem é a do custo de um ano com os preços de ${month}; nenhuma comissão entra na conta.`,
}

/** The visitor's gain, the conditions of the price and doubts about the data. */
function chipsOf(row: ResultRow, month: string): readonly Chip[] {
  const { savingCents = 0, standing } = row
  const amount = { cents: savingCents, period: 'ano' } as const
  return [
    ...(savingCents > 0 ? [{ words: 'Poupas', amount, tone: 'good' } as const] : []),
    ...chipsBeside(row),
    ...(row.doubtful
      ? [
          {
            words: 'Dados duvidosos',
            tone: 'warn',
            icon: <TriangleAlert size={14} aria-hidden="true" />,
          } as const,
        ]
      : []),
    ...ageChip(standing, month),
  ]
}

const ageChip = (standing: ResultRow['standing'], month: string): readonly Chip[] =>
  standing === 'current'
    ? []
    : [{ words: `Preço de ${month}`, tone: standing === 'historic' ? 'warn' : undefined }]

const chipsBeside = (row: ResultRow): readonly Chip[] => [
  ...(row.supplies.some(({ renewable }) => renewable)
    ? [{ words: '100 % renovável', icon: <Leaf size={14} aria-hidden="true" /> }]
    : []),
  ...conditionChips(row).map((words) => ({ words })),
]

/** Where saving and doubts are said in full, they need no chip. */
export const leadingChips = (row: ResultRow, month: string): readonly Chip[] => [
  ...chipsBeside(row),
  ...ageChip(row.standing, month),
]

/** The market that the places are counted in. */
export const rankedMarket = ({ market: { placed, first } }: Standings) => ({
  placed,
  first: first && { id: first.id, provider: rowProviders(first), title: rowName(first) },
})

/** A row of the ranking as the list draws it. */
export function energyRow(row: ResultRow, standings: Standings): EnergyRow {
  const { id, place, standing, ageDays, asOf, ended, savingCents } = row
  const pair = row.supplies.length > 1
  return {
    ...{ id, place, savingCents, own: row },
    provider: rowProviders(row),
    title: rowName(row),
    main: { cents: row.monthlyCents, period: 'mês' },
    second: { cents: row.yearlyCents, period: 'ano' },
    chips: chipsOf(row, standings.month),
    doubts: [...new Set(row.supplies.flatMap(({ doubt }) => doubt ?? []))],
    evidence: { standing, ageDays, asOf, ...(ended && { ended }) },
    parts: row.parts.map(({ supply, key, cents }) => ({
      key: supply + key,
      title: partWords[key][0] + (pair ? ` (${supplyNames[supply].toLowerCase()})` : ''),
      cents,
    })),
    reason: [placeWords(row, standings), differenceSentence(row) ?? []].flat(),
    turn: breakEvenWords(row),
  }
}

/** In a list a pair of two companies is named by its electricity; its gas, mostly the same in many rows, is a chip that is said once where all have it. */
export function namedByElectricity(row: EnergyRow): EnergyRow {
  const [first, gas] = row.own.supplies
  if (!gas || gas.provider === first.provider) return row
  const alone: ResultRow = { ...row.own, supplies: [first] }
  const words = `Gás: ${gas.regulated ? '' : `${gas.providerName}, `}${offerTitle(gas.offerName)}`
  return { ...row, provider: rowProviders(alone), title: rowName(alone), chips: [{ words }, ...row.chips] }
}
