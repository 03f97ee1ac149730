import { simulatorContract, simulatorRoutes } from '../../form/simulator-contract'
import { homeLoanScreenForm } from '../../forms/home-loan.form'

const homeLoan = {
  tag: 'qp-home-loan',
  slug: 'credito-habitacao',
  title: 'Simulador de crédito habitação',
  description:
    'A prestação da casa com taxa fixa, variável ou mista, a TAEG e o MTIC, e se o crédito cabe nos limites do Banco de Portugal.',
  form: homeLoanScreenForm,
  minHeight: { small: 1500, wide: 1000 },
  examples: [
    { title: 'Em branco', attributes: {} },
    {
      title: 'Uma casa de 250.000 € com taxa variável',
      attributes: {
        'property-value': '250000',
        'want-to-borrow': '200000',
        'want-to-borrow-time': '35',
        spread: '0,75',
        age: '32',
        'net-monthly-income': '2400',
      },
    },
    {
      title: 'Quanto posso pedir',
      attributes: {
        'want-to-borrow-time': '35',
        'rate-type': 'fixed',
        tan: '3,4',
        age: '30',
        'net-monthly-income': '2000',
        heading: 'Quanto posso pedir?',
      },
    },
  ],
} as const

export const homeLoanContract = simulatorContract(homeLoan)
export const homeLoanRoutes = simulatorRoutes(homeLoan)
