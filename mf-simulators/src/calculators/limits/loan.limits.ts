import { held } from './held'

export const loanLimits: readonly string[] = [
  'Cartões, descobertos e locação com valor residual.',
  'Comissões e seguros pagos com o próprio empréstimo.',
  ...held(
    'consumer-credit.stamp-duty.use',
    'consumer-credit.maximum-taeg',
    'consumer-credit.longest-term',
    'consumer-credit.early-repayment-fee',
  ),
]
