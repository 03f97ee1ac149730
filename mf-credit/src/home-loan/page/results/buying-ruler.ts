import { proposedVerdict } from 'shared-lib/kit/results/proposed-verdict'
import { leastCents, type RulerDeclaration } from 'shared-lib/kit/results/ruler'
import { todaySheet } from 'shared-lib/kit/results/today-sheet-id'
import { taegText } from 'shared-lib/rules/credit/display-duties/display-duties'
import { yearsText } from 'shared-lib/rules/dates/time-words'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import type { HomeLoanFound } from './home-loan.load'
import { kindNames } from './words'

/** `754,16 € por mês, TAEG de 4,0 %`: both in one sentence, so that neither is larger. */
function monthly({ loan }: HomeLoanFound): string {
  const rate = loan.taeg === undefined ? '' : `, TAEG de ${taegText(loan.taeg)}`
  return `${formatBriefEuro(loan.instalment)} por mês${rate}`
}

/** How long, and what follows. */
function laterWords({ loan, input, index }: HomeLoanFound): string | undefined {
  if (loan.laterInstalment === undefined) return undefined
  const euribor = index && ` (Euribor ${index.isOwn ? 'que indicaste' : `de ${index.month}`})`
  return `Durante ${yearsText(input.fixedYears ?? 0)}; depois, ${formatBriefEuro(loan.laterInstalment)}${euribor ?? ''}.`
}

/** What bargaining is worth, while there is no proposal. */
const savingWords = ({ savedByTenth = cents(0) }: HomeLoanFound) =>
  savedByTenth >= leastCents &&
  `Cada 0,1 % a menos na taxa poupa-te ${formatWholeEuro(savedByTenth)} até ao fim.`

/** The loan that is to come: what it costs a month with each kind of rate, or a proposal among them. */
export function buyingRuler(data: HomeLoanFound, ask: string): RulerDeclaration {
  const { loan, input, kinds, hasOwnRate } = data
  const alike = kinds.find(({ rateType }) => rateType === input.rateType)
  const notes = [hasOwnRate && `Pagas ${monthly(data)}.`, laterWords(data), savingWords(data)]
  return {
    verdict:
      hasOwnRate && alike
        ? proposedVerdict(loan.instalment, alike.instalment)
        : { tone: 'stay', text: `Pagas ${monthly(data)}` },
    note: notes.filter(Boolean).join(' ') || undefined,
    unit: 'cents',
    measure: 'Prestação por mês',
    today: {
      value: hasOwnRate ? loan.instalment : undefined,
      label: 'A tua proposta',
      ask: 'Já tens uma proposta?',
      edit: { sheet: todaySheet },
    },
    // That of the answers first: it takes the place of a proposal where there is none.
    marks: [...kinds.filter((kind) => kind === alike), ...kinds.filter((kind) => kind !== alike)].map(
      ({ rateType, instalment }) => ({ role: 'typical', label: kindNames[rateType], value: instalment }),
    ),
    action: { words: 'Quero que me liguem', href: ask, kind: 'main' },
    age: 'Médias dos créditos novos: Banco de Portugal',
  }
}
