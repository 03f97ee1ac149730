import { held } from './held'

export const homeLoanLimits: readonly string[] = [
  'Períodos de carência, capital diferido e obras pagas por fases.',
  'Mais de dois titulares.',
  'Mudanças futuras da Euribor, além das que pedires para ver.',
  ...held('home-loan.stamp-duty', 'home-loan.early-repayment-fee', 'home-loan.state-guarantee'),
]
