import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { CardHabit, CardYear } from '../../rules/card-year'
import type { DebtOutlook, Plan } from '../../rules/debt-outlook'
import { monthsWords } from './time-words'

export interface Verdict {
  readonly title: string
  readonly text: string
  readonly tone: 'good' | 'warn' | 'bad'
}

const euro = (amount: number) => formatBriefEuro(cents(amount))

/** `Paga 136,28 € por mês e acabas em 12 meses.` and what that saves. */
function planWords(plan: Plan | undefined, cost: Cents | undefined): string {
  if (!plan) return ''
  const saved = cost === undefined ? 0 : cost - plan.cost
  const gain = saved > 0 ? `: poupas ${euro(saved)}` : ''
  return ` Paga ${euro(plan.perMonth)} por mês e acabas em ${monthsWords(plan.months)}${gain}.`
}

const paidInFull = ({ cost, annualFee, cashback, cashFees, foreignFees }: CardYear): Verdict => {
  const other = cashFees + foreignFees
  if (cost < 0)
    return {
      tone: 'good',
      title: `Já estás bem: recebes ${euro(-cost)} por ano`,
      text: `Voltam para ti ${euro(cashback)} e pagas ${euro(annualFee + other)} de comissões. Não pagas juros.`,
    }
  if (cost === 0)
    return {
      tone: 'good',
      title: 'Já estás bem: não pagas juros',
      text: 'Pagas tudo a tempo e o cartão não te custa nada. Confirma no preçário se o teu cartão tem anuidade.',
    }
  return {
    tone: 'good',
    title: `Não pagas juros: o cartão custa-te ${euro(cost)} por ano`,
    text:
      cashback > 0
        ? `São comissões e impostos, menos os ${euro(cashback)} que recebes de volta. Um cartão sem anuidade custa menos.`
        : other > annualFee
          ? 'O que pagas são as comissões dos levantamentos e da moeda estrangeira: com o cartão de débito, costumam ser mais baixas.'
          : 'O que pagas são comissões e impostos. Há cartões sem anuidade.',
  }
}

/** A debt that does not end, today's or that of a year from now. */
function endless({ payment }: CardHabit, outlook: DebtOutlook, later: boolean): Verdict {
  const { debt, firstCharges, firstPayment, plans } = outlook
  const plan = planWords(plans[0], undefined)
  if (payment.kind === 'interest')
    return {
      tone: 'bad',
      title: `Assim, os ${euro(debt)} de dívida nunca baixam`,
      text: `Pagas ${euro(firstCharges)} por mês de juros e imposto e continuas a dever o mesmo.${plan}`,
    }
  return {
    tone: 'bad',
    title: 'Assim, a dívida nunca acaba',
    text: `${later ? `Ao fim de um ano deves ${euro(debt)}. ` : ''}Em cada mês somam-se ${euro(firstCharges)} de juros e imposto e tu pagas ${euro(firstPayment)}: a dívida cresce.${plan}`,
  }
}

/** The most important fact on this way of using a card, and the advice. */
export function verdictOf(habit: CardHabit, year: CardYear, outlook: DebtOutlook | undefined): Verdict {
  if (!outlook || habit.payment.kind === 'all') return paidInFull(year)
  const later = habit.balance === 0
  const { debt, ends, plans } = outlook
  if (!ends) return endless(habit, outlook, later)
  const stop = habit.purchases > 0 ? ' se não comprares mais nada com o cartão' : ''
  const plan = planWords(plans[0], ends.cost)
  if (later)
    return {
      tone: 'warn',
      title: `O primeiro ano custa-te ${euro(year.cost)}`,
      text: `E no fim deves ${euro(debt)}: demoras ${monthsWords(ends.months)} a pagar,${stop}, e são mais ${euro(ends.cost)}.${plan}`,
    }
  return {
    tone: 'warn',
    title: `Demoras ${monthsWords(ends.months)} a pagar ${euro(debt)}`,
    text: `Pagas mais ${euro(ends.cost)} de juros e imposto${stop}.${plan}`,
  }
}
