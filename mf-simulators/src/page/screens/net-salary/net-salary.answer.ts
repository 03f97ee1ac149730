import { defineAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { NetSalaryResult as Result } from '../../../calculators/net-salary.result'
import { netSalaryHeadline } from './net-salary-headline'
import { NetSalaryResult } from './net-salary-result'

export const answer = defineAnswer<Result>({
  headline: netSalaryHeadline,
  Result: NetSalaryResult,
  example: 'Exemplo: 1.500 € brutos por mês, não casado, no Continente.',
  guide: {
    href: '/guias/retencao-na-fonte-e-salario-liquido',
    text: 'Guia: retenção na fonte e salário líquido',
  },
})
