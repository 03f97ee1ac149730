import { netSalaryForm } from '../../forms/net-salary.form'
import { lazyAnswer } from '../calculator/answer-view'
import type { CalculatorView } from '../calculator/calculator-view'

export const netSalaryView: CalculatorView = {
  name: 'net-salary',
  path: '/simuladores/salario-liquido',
  title: 'Simulador de salário líquido',
  intro:
    'Quanto recebes, quanto fica no IRS e na Segurança Social e quanto custas à empresa, com as contas à vista.',
  form: netSalaryForm,
  promises: [
    'O que recebes por mês, por ano e por hora',
    'Para onde vai cada euro que a empresa paga',
    'O mesmo ordenado em todas as tabelas desde 2024, e o que muda com mais um filho ou noutra região',
  ],
  answer: lazyAnswer(() => import(/* webpackChunkName: "net-salary-answer" */ './net-salary.answer')),
  guide: {
    href: '/guias/retencao-na-fonte-e-salario-liquido',
    text: 'Guia: retenção na fonte e salário líquido',
  },
}
