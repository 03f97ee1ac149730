import type { RulerDeclaration } from 'shared-lib/kit/results/ruler'
import type { AnswerChip } from 'shared-lib/kit/results/ui/answer-chips'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { CardAnswer } from './card-answer'
import { monthsWords } from './time-words'

/** Place of the questions on the page, for the mark of today. */
export const habitPlace = 'respostas'

const habits = { all: 'pago tudo', minimum: 'pago o mínimo', interest: 'pago compras e juros' } as const

/** How the card is used today, for the first line of the page. */
export function habitChips({ counted: { habit } }: CardAnswer): readonly AnswerChip[] {
  const { payment, balance, purchases } = habit
  const chip = (slug: string, answer: string) => ({ slug, label: slug, answer })
  return [
    chip(
      'pays',
      `Hoje: ${payment.kind === 'fixed' ? `pago ${formatBriefEuro(payment.amount)}` : habits[payment.kind]}`,
    ),
    ...(balance > 0 ? [chip('balance', `Devo ${formatBriefEuro(balance)}`)] : []),
    ...(purchases > 0 ? [chip('purchases', `Gasto ${formatBriefEuro(purchases)} por mês`)] : []),
  ]
}

const tones = { good: 'good', warn: 'stay', bad: 'bad' } as const

/** What today's debt still costs as it is paid now, as a personal loan and in fewer months; undefined without a debt that a plan ends sooner. */
export function cardRuler(
  { verdict, outlook, isLater, isLegalMaximum, loan }: CardAnswer,
  ask: string,
): RulerDeclaration | undefined {
  const plan = outlook?.plans[0]
  if (!outlook || !plan || isLater) return undefined
  return {
    verdict: { text: verdict.title, tone: tones[verdict.tone] },
    note: `Paga ${formatBriefEuro(plan.perMonth)} por mês e acabas em ${monthsWords(plan.months)}.`,
    unit: 'cents',
    measure: 'Juros e imposto até não deveres nada',
    today: {
      value: outlook.ends?.cost,
      ask: 'Como pagas hoje?',
      edit: { href: `#${habitPlace}` },
    },
    marks: [
      ...(loan ? [{ role: 'typical', label: 'Crédito pessoal', value: loan.cost } as const] : []),
      { role: 'best', label: `Em ${monthsWords(plan.months)}`, value: plan.cost },
    ],
    action: { words: 'Quero que me liguem', href: ask, kind: 'main' },
    age: isLegalMaximum
      ? 'Juros até ao fim, com a TAN mais alta que a lei permite hoje'
      : 'Juros até ao fim, com a TAN do teu cartão',
  }
}
