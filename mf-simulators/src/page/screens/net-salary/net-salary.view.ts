import { lazyAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { CalculatorView } from 'shared-lib/kit/calculator/calculator-view'
import { netSalaryForm } from '../../../fields/net-salary.form'

export const netSalaryView: CalculatorView = {
  name: 'net-salary',
  path: '/simuladores/salario-liquido',
  title: 'Simulador de salário líquido',
  intro:
    'Quanto recebes, quanto fica no IRS e na Segurança Social e quanto custas à empresa, com as contas à vista.',
  form: netSalaryForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "net-salary-answer" */ './net-salary.answer')),
}
