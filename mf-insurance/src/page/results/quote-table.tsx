import { type Column, DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { readTexts } from 'shared-lib/kit/form/form'
import type { RankedProposal } from 'shared-lib/kit/notebook/rank-proposals'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatColumnEuro } from 'shared-lib/rules/money/euro'
import { quoteCost, quoteForm } from '../../rules/insurance.notebook'

const none = '—'

function quoteOf({ proposal }: RankedProposal) {
  const reading = readTexts(quoteForm, proposal.texts)
  return 'input' in reading ? reading.input : undefined
}

interface SavingProps {
  readonly first: RankedProposal | undefined
  /** Price of a year today, or the one that an insurer asks for it, cents. */
  readonly reference: number | undefined
  /** There is a policy. */
  readonly isInsured: boolean
}

/** Saving of the first complete quote against that. */
export function Saving({ first, reference, isInsured }: SavingProps) {
  if (!first || reference === undefined || first.lacks.length > 0) return null
  const saved = reference - first.cost.cents
  return (
    <p>
      {saved > 0 ? (
        <>
          Com a proposta de {first.proposal.name} poupas{' '}
          <strong>{formatBriefEuro(cents(saved))} por ano</strong> em relação ao que{' '}
          {isInsured ? 'pagas hoje' : 'te pedem'}.
        </>
      ) : (
        <>
          {isInsured ? 'Hoje pagas' : 'Já te pedem'}{' '}
          {saved === 0 ? 'o mesmo que' : `menos ${formatBriefEuro(cents(-saved))} do que`} na proposta de{' '}
          {first.proposal.name}: {isInsured ? 'fica, se' : 'aceita esse valor, se'} cobre o mesmo.
        </>
      )}
    </p>
  )
}

/** Paid in parts: all of it, and how much more that is than at once. */
function partsWords(row: RankedProposal): string {
  const quote = quoteOf(row)
  if (quote?.parts === undefined || quote.part === undefined) return none
  const { total, inParts } = quoteCost(quote)
  const more = formatColumnEuro(cents(Math.abs(inParts)))
  return `${formatColumnEuro(cents(total + inParts))} (${inParts < 0 ? 'menos' : 'mais'} ${more})`
}

/** Saving of a quote against the cheapest complete one, for each cover that it lacks; undefined where it saves nothing. */
function savedByCover({ cost, lacks }: RankedProposal, whole: RankedProposal | undefined) {
  const saved = whole && lacks.length > 0 ? whole.cost.cents - cost.cents : 0
  return saved > 0 ? roundHalfUpToCent(saved / lacks.length / 100) : undefined
}

/** The quotes side by side, the complete ones first: the twin of their drawing, with what decides besides the total. */
export function QuoteTable({ ranked }: { readonly ranked: readonly RankedProposal[] }) {
  const whole = ranked.find(({ lacks }) => lacks.length === 0)
  const byCover: Column<RankedProposal> = {
    title: 'Poupas por cobertura em falta',
    cell: (row) => {
      const saved = savedByCover(row, whole)
      return saved === undefined ? none : formatColumnEuro(saved)
    },
  }
  return (
    <DataTable
      caption="As propostas lado a lado: primeiro as que têm tudo o que pediste"
      why="São os valores que escreveste em cada proposta. Em prestações, somamos o que pagas num ano e dizemos quanto custa a mais do que pagar de uma vez."
      rows={ranked}
      keyOf={({ proposal }) => proposal.id}
      file="propostas-de-seguro"
      columns={[
        { title: 'Seguradora', words: true, cell: ({ proposal }) => proposal.name },
        { title: 'Em prestações, no ano', cell: partsWords },
        {
          title: 'Franquia',
          cell: (row) => {
            const excess = quoteOf(row)?.excess
            return excess === undefined ? none : formatColumnEuro(excess)
          },
        },
        {
          title: 'Falta-lhe',
          words: true,
          cell: ({ lacks }) => (lacks.length === 0 ? 'Nada' : lacks.join(', ')),
        },
        ...(ranked.some((row) => savedByCover(row, whole) !== undefined) ? [byCover] : []),
        {
          title: 'Válida até',
          cell: (row) => {
            const until = quoteOf(row)?.validUntil
            return until ? formatDatePt(until) : none
          },
        },
        { title: 'Total do ano', cell: ({ cost }) => formatColumnEuro(cents(cost.cents)) },
      ]}
    />
  )
}
