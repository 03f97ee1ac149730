import { differenceText, leastCents, type RulerDeclaration } from 'shared-lib/kit/results/ruler'
import { todaySheet } from 'shared-lib/kit/results/today-sheet-id'
import { monthsInWords } from 'shared-lib/rules/dates/time-words'
import { cents } from 'shared-lib/rules/money/cents'
import { formatWholeEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { HomeLoanFound } from './home-loan.load'

type Existing = NonNullable<HomeLoanFound['existing']>

/** The proposal that the visitor typed, else what new loans cost. */
const aimOf = ({ own, target }: Existing) => own ?? target

/** What a month falls by with that rate; nothing where changing does not pay. */
function savingOf(existing: Existing): number | undefined {
  const aim = aimOf(existing)
  return aim && aim.toTheEnd > 0 && aim.saving >= leastCents ? aim.saving : undefined
}

/** That saving as a request repeats it. */
export function transferChange(existing: Existing): string | undefined {
  const saving = savingOf(existing)
  return saving === undefined ? undefined : differenceText({ cents: -saving, period: 'mês' })
}

function verdictOf(existing: Existing): RulerDeclaration['verdict'] {
  const saving = savingOf(existing)
  return saving
    ? { tone: 'good', text: `Poupas ${formatWholeEuro(cents(saving))} por mês` }
    : { tone: 'stay', text: 'Já estás bem: não mudes' }
}

/** Whether the costs come back with the new rate. */
function noteOf(existing: Existing): string {
  const { totalCosts, loan } = existing
  const aim = aimOf(existing)
  const costs = formatWholeEuro(totalCosts)
  if (!aim) return 'Não temos a taxa dos créditos novos desta data.'
  if (aim.toTheEnd <= 0) return `Não recuperas os ${costs}.`
  const total = `poupas ${formatWholeEuro(aim.toTheEnd)} no total, se as taxas não mudarem.`
  return loan.staysAtLender || aim.breakEvenMonth === undefined
    ? `Sem custos de mudar, ${total}`
    : `Recuperas os ${costs} em ${monthsInWords(aim.breakEvenMonth, 13)} e ${total}`
}

/** The new rate that was counted. */
const countedWords = ({ own, target }: Existing) =>
  own
    ? `Com ${formatRatio(own.rate)}, a taxa que indicaste`
    : target
      ? `Com ${formatRatio(target.rate)}, a taxa dos créditos novos de ${target.month}`
      : 'Banco de Portugal'

/** The current rate, that of new loans, and the one of a proposal. */
export function transferRuler(existing: Existing, ask: string): RulerDeclaration {
  const { loan, target, own } = existing
  return {
    verdict: verdictOf(existing),
    note: noteOf(existing),
    unit: 'ratio',
    measure: 'Taxa (TAN)',
    today: { value: loan.rate, ask: 'Que taxa pagas?', edit: { sheet: todaySheet } },
    marks: [
      ...(target ? [{ role: 'typical', label: 'Créditos novos', value: target.rate } as const] : []),
      ...(own ? [{ role: 'best', label: 'A tua proposta', value: own.rate } as const] : []),
    ],
    action: { words: 'Quero que me liguem', href: ask, kind: 'main' },
    age: countedWords(existing),
  }
}
