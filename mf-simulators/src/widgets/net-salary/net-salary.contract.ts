import { simulatorContract, simulatorRoutes } from '../../form/simulator-contract'
import { netSalaryForm } from '../../forms/net-salary.form'

const netSalary = {
  tag: 'qp-net-salary',
  slug: 'salario-liquido',
  title: 'Simulador de salário líquido',
  description:
    'Quanto recebes do teu ordenado ou da tua pensão, com as tabelas de retenção de 2024 a 2026, no continente, na Madeira e nos Açores.',
  form: netSalaryForm,
  minHeight: { small: 1500, wide: 1100 },
  examples: [
    { title: 'Em branco', attributes: {} },
    { title: 'Um ordenado de 1.500 €', attributes: { 'wage-raw': '1500' } },
    {
      title: 'IRS Jovem no segundo ano, na Madeira',
      attributes: { 'wage-raw': '1800', region: 'madeira', 'youth-irs': '', 'youth-irs-year': '2-4' },
    },
  ],
} as const

export const netSalaryContract = simulatorContract(netSalary)
export const netSalaryRoutes = simulatorRoutes(netSalary)
