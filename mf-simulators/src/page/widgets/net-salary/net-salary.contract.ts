import { calculatorContract, calculatorRoutes } from 'shared-lib/kit/calculator/calculator-contract'
import { netSalaryView } from '../../screens/net-salary/net-salary.view'

export const netSalaryContract = calculatorContract(netSalaryView, {
  minHeight: { small: 1500, wide: 1100 },
  examples: [
    { title: 'Em branco', attributes: {} },
    { title: 'Um ordenado de 1.500 €', attributes: { 'wage-raw': '1500' } },
    {
      title: 'IRS Jovem no segundo ano, na Madeira',
      attributes: { 'wage-raw': '1800', region: 'madeira', 'youth-irs': '', 'youth-irs-year': '2-4' },
    },
  ],
})
export const netSalaryRoutes = calculatorRoutes(netSalaryView)
