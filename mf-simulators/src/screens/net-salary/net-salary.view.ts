import type { NetSalaryResult as Result } from '../../calculators/net-salary.result'
import { netSalaryForm } from '../../forms/net-salary.form'
import { defineView } from '../simulator/simulator-view'
import { netSalaryHeadline } from './net-salary-headline'
import { NetSalaryResult } from './net-salary-result'

export const netSalaryView = defineView<Result>({
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
  headline: netSalaryHeadline,
  Result: NetSalaryResult,
  guide: {
    href: '/guias/retencao-na-fonte-e-salario-liquido',
    text: 'Guia: retenção na fonte e salário líquido',
  },
})
