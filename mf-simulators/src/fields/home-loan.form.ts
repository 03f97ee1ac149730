import { choice, withDefault } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { usualTenor } from 'shared-lib/rules/credit/parameters/tenors'
import { homeLoanFields } from './home-loan.fields'

const schedule = choice({
  label: 'Tabela de prestações',
  description: 'monthly: every instalment in `schedule`; yearly: `years` alone.',
  options: { yearly: 'Ano a ano', monthly: 'Mês a mês' },
})

const sections = [
  { names: ['wantToBorrow', 'wantToBorrowTime'], decisive: true },
  { names: ['propertyValue', 'rateType', 'spread', 'euriborType', 'tan', 'fixedYears'] },
  { title: 'Para vermos os limites', names: ['age', 'netMonthlyIncome'] },
  {
    title: 'Outros créditos, subsídios e segundo titular',
    names: ['otherInstalments', 'hasDuodecimals', 'isRetired', 'secondAge'],
    folded: true,
  },
  {
    title: 'Seguros, comissões e registos',
    names: ['monthlyInsurance', 'monthlyFee', 'openingFees', 'registrationCosts'],
    folded: true,
  },
  {
    title: 'Para que é a casa e avaliação',
    names: ['housing', 'valuation', 'borrowingPercentage'],
    folded: true,
  },
  { title: 'Garantia pública para jovens', names: ['taxableIncome', 'isFirstHome'], folded: true },
  {
    title: 'Reembolso antecipado',
    names: ['earlyRepayment', 'earlyRepaymentMonth', 'earlyRepaymentKeeps'],
    folded: true,
  },
  {
    title: 'Prazo em meses, outra Euribor, outra data, mês a mês',
    names: ['termMonths', 'otherEuribor', 'assessmentDate', 'schedule'],
    folded: true,
  },
] as const

/** Percentage points, as in `assumedRates`, which a test compares: its sources would weigh on the first step. */
export const usualSpread = 0.73

// The tenor is named: an address without one has meant twelve months since the first of them was shared.
const opening = {
  wantToBorrow: '200000',
  wantToBorrowTime: '30',
  spread: '0,73',
  euriborType: `${usualTenor}`,
}

/** Inputs of a home loan, as in `POST /api/calculators/home-loan`. */
export const homeLoanForm = defineForm(
  { ...homeLoanFields, schedule: withDefault(schedule, 'monthly') },
  sections,
  opening,
)

/** The same on the screen, which is light: it holds every instalment only on request. */
export const homeLoanScreenForm = defineForm(
  { ...homeLoanFields, schedule: withDefault(schedule, 'yearly') },
  sections,
  opening,
)
