import { wordsOf } from 'shared-lib/kit/form/field-words'
import type { Flow } from 'shared-lib/kit/funnel/flow'
import { monthsInWords, yearsText } from 'shared-lib/rules/dates/time-words'
import { formatShortEuro } from 'shared-lib/rules/money/euro'
import { type HomeLoanAnswers, homeLoanFields } from '../../fields'
import { amountOf, amountProblems, hasLoan, monthsOf, rateProblems } from '../../rules/home-loan-checks'
import { homeLoanStart } from './home-loan.start'

const fields = homeLoanFields

const { more: _, ...start } = homeLoanStart

/** The home-loan questions: purpose, amount, rate, and the income, which never leaves the device. */
export const homeLoanFunnel: Flow<typeof homeLoanFields> = {
  ...start,
  fields,
  steps: [
    ...start.steps.map((step) => ({
      ...step,
      chip: ({ loanType }: HomeLoanAnswers) => loanType && wordsOf(fields.loanType, loanType),
    })),
    {
      slug: 'estado-do-processo',
      question: 'Em que ponto está?',
      label: 'Estado do processo',
      names: ['buyingCycle', 'constructionCycle'],
      applies: (answers) => !hasLoan(answers),
    },
    {
      slug: 'montante-do-emprestimo',
      question: 'Quais são os números do crédito?',
      label: 'Montante e prazo',
      names: [
        ...(['propertyValue', 'valuation', 'wantToBorrow', 'borrowingPercentage'] as const),
        ...(['wantToBorrowTime', 'wantToBorrowMonths', 'age'] as const),
      ],
      check: amountProblems,
      chip(answers) {
        const amount = amountOf(answers)
        if (!amount || !answers.wantToBorrowTime) return ''
        return `${formatShortEuro(amount)}, ${hasLoan(answers) ? 'faltam' : 'a'} ${yearsText(answers.wantToBorrowTime)}`
      },
      summary(answers) {
        const { propertyValue, valuation, wantToBorrowTime, age } = answers
        const amount = amountOf(answers)
        if (!amount || !propertyValue || !wantToBorrowTime || !age) return ''
        const term = `${monthsInWords(monthsOf(answers))}, titular mais velho com ${yearsText(age)}`
        return hasLoan(answers)
          ? `${formatShortEuro(amount)} em dívida, casa de ${formatShortEuro(propertyValue)}, faltam ${term}`
          : `${formatShortEuro(amount)} para uma casa de ${formatShortEuro(propertyValue)}${valuation ? `, avaliada em ${formatShortEuro(valuation)}` : ''}, a ${term}`
      },
    },
    {
      slug: 'credito-atual',
      question: 'Que crédito tens hoje?',
      label: 'Crédito atual',
      names: ['currentRateType', 'currentTan', 'currentBank'],
      applies: hasLoan,
      chip: ({ currentTan }) =>
        currentTan === undefined ? '' : `Taxa de ${wordsOf(fields.currentTan, currentTan)}`,
      summary: ({ currentRateType, currentTan, currentBank }) =>
        currentTan !== undefined && currentBank
          ? `Taxa ${currentRateType === 'fixed' ? 'fixa' : 'variável'} de ${wordsOf(fields.currentTan, currentTan)}, ${currentBank === 'other' ? 'outro banco' : wordsOf(fields.currentBank, currentBank)}`
          : '',
    },
    {
      slug: 'tipo-de-taxa',
      question: fields.rateType.label,
      label: 'Tipo de taxa',
      names: ['rateType', 'fixedYears'],
      check: rateProblems,
      summary: ({ rateType, fixedYears = 3 }) =>
        rateType === 'mixed'
          ? `Taxa mista, fixa durante ${yearsText(fixedYears)}`
          : rateType
            ? `Taxa ${wordsOf(fields.rateType, rateType).toLowerCase()}`
            : '',
    },
    {
      slug: 'situacao-financeira',
      question: 'Quanto podes pagar por mês?',
      label: 'Situação financeira',
      names: ['holders', 'employmentStatus', 'netMonthlyIncome', 'hasDuodecimals', 'otherInstalments'],
      summary: ({ holders, netMonthlyIncome }) =>
        [
          holders === 2 ? 'Dois titulares' : 'Um titular',
          netMonthlyIncome === undefined
            ? 'rendimento não indicado'
            : `${formatShortEuro(netMonthlyIncome)} por mês`,
        ].join(', '),
    },
  ],
}
