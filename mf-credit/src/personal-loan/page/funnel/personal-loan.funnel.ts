import { wordsOf } from 'shared-lib/kit/form/field-words'
import type { Flow } from 'shared-lib/kit/funnel/flow'
import { consumerLongestTerm } from 'shared-lib/rules/credit/parameters/consumer-credit-rules'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { sumCents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatShortEuro } from 'shared-lib/rules/money/euro'
import { type PersonalLoanAnswers, personalLoanFields } from '../../fields'
import { amountOf, requestProblems } from '../../rules/loan-request'
import { personalLoanStart } from './personal-loan.start'

const fields = personalLoanFields

const { more: _, ...start } = personalLoanStart

// A step is judged without the day: by the newest limits that we hold.
const newestRules = toIsoDate(consumerLongestTerm.values.at(-1)?.from ?? '2026-08-01')

/** Non-residents get the explanation at once and no further questions. */
const isResident = ({ residentType }: PersonalLoanAnswers) => residentType !== 'nonResident'

const residenceNames = {
  resident: 'Vivo em Portugal',
  community: 'Cidadania da União Europeia',
  permanent: 'Residência permanente',
  temporary: 'Residência temporária',
  nonResident: 'Vivo fora de Portugal',
} as const

const arrearsNames = {
  no: 'Sem prestações em atraso',
  yes: 'Com prestações em atraso',
  uncertain: 'Prestações em atraso: não sei',
} as const

function amountWords(answers: PersonalLoanAnswers): string {
  const { debts, addedCredit, entry, wantToBorrowTime } = answers
  const amount = amountOf(answers)
  if (amount === undefined || wantToBorrowTime === undefined) return ''
  const joined = debts?.length
    ? `, para juntar ${debts.length === 1 ? '1 crédito' : `${debts.length} créditos`}`
    : ''
  const more = addedCredit ? ` com ${formatBriefEuro(addedCredit)} a mais` : ''
  const own = entry ? `, além de ${formatBriefEuro(entry)} do teu bolso` : ''
  return `${formatBriefEuro(amount)} em ${wantToBorrowTime} meses${joined}${more}${own}`
}

function moneyWords(answers: PersonalLoanAnswers): string {
  const { dateOfBirth, monthlyIncomeFirst, monthlyExpensesFirst } = answers
  if (!dateOfBirth || monthlyIncomeFirst === undefined || monthlyExpensesFirst === undefined) return ''
  const { monthlyIncomeSecond, monthlyExpensesSecond } = answers
  const income = sumCents(monthlyIncomeFirst, ...(monthlyIncomeSecond ? [monthlyIncomeSecond] : []))
  const instalments = sumCents(
    monthlyExpensesFirst,
    ...(monthlyExpensesSecond ? [monthlyExpensesSecond] : []),
  )
  return `Nascimento a ${formatDatePt(dateOfBirth)}. Rendimento de ${formatBriefEuro(income)} e prestações de ${formatBriefEuro(instalments)} por mês`
}

/** Purpose and amount of the loan; the borrower, and the answers that stay on the device, only once proposals are asked for. */
export const personalLoanFunnel: Flow<typeof personalLoanFields> = {
  ...start,
  fields,
  steps: [
    ...start.steps,
    {
      slug: 'montante-do-emprestimo',
      question: 'De quanto precisas, e por quanto tempo?',
      label: 'Montante e prazo',
      names: ['debts', 'wantToBorrowBase', 'addedCredit', 'entry', 'wantToBorrowTime'],
      summary: amountWords,
      chip(answers) {
        const amount = amountOf(answers)
        return amount === undefined ? '' : `${formatBriefEuro(amount)} em ${answers.wantToBorrowTime} meses`
      },
      check: (answers, { wantToBorrowBase }) =>
        requestProblems(answers, newestRules, wantToBorrowBase?.range),
    },
    {
      slug: 'titular-do-financiamento',
      question: fields.creditFraction.label,
      label: 'Titulares',
      afterResults: true,
      names: ['creditFraction'],
      chip: ({ creditFraction }) => (creditFraction === 'two' ? 'Dois titulares' : 'Um titular'),
    },
    {
      slug: 'tipo-de-residencia',
      question: fields.residentType.label,
      label: 'Residência',
      afterResults: true,
      names: ['residentType'],
      chip: ({ residentType }) => residentType && residenceNames[residentType],
    },
    {
      slug: 'situacao-profissional',
      question: fields.employmentStatus.label,
      label: 'Situação profissional',
      afterResults: true,
      names: ['employmentStatus', 'employmentStatusSecond'],
      chip: ({ employmentStatus }) => employmentStatus && wordsOf(fields.employmentStatus, employmentStatus),
      applies: isResident,
      summary: ({ employmentStatus, employmentStatusSecond }) =>
        [
          ...(employmentStatus ? [wordsOf(fields.employmentStatus, employmentStatus)] : []),
          ...(employmentStatusSecond
            ? [`segunda pessoa: ${wordsOf(fields.employmentStatus, employmentStatusSecond)}`]
            : []),
        ].join('; '),
    },
    {
      slug: 'creditos-em-incumprimento',
      question: fields.unpayedCredits.label,
      label: 'Prestações em atraso',
      afterResults: true,
      names: ['unpayedCredits'],
      chip: ({ unpayedCredits }) => unpayedCredits && arrearsNames[unpayedCredits],
      applies: isResident,
    },
    {
      slug: 'situacao-financeira',
      question: 'Quanto recebes e quanto já pagas por mês?',
      label: 'Rendimento e prestações',
      afterResults: true,
      names: [
        'dateOfBirth',
        'monthlyIncomeFirst',
        'monthlyExpensesFirst',
        'dateOfBirthSecond',
        'monthlyIncomeSecond',
        'monthlyExpensesSecond',
      ],
      applies: (answers) => isResident(answers) && answers.unpayedCredits !== 'yes',
      personal: true,
      summary: moneyWords,
    },
    {
      slug: 'proposta',
      question: 'Já tens uma proposta?',
      label: 'Proposta',
      names: ['todayInstalment'],
      summary: ({ todayInstalment }) =>
        todayInstalment ? `Proposta de ${formatShortEuro(todayInstalment)} por mês` : '',
      // The chip of today is that proposal.
      chip: () => undefined,
      applies: (answers) => isResident(answers) && answers.unpayedCredits !== 'yes',
      optional: true,
    },
  ],
}
