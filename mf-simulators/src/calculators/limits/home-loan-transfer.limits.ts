import { held } from './held'

export const homeLoanTransferLimits: readonly string[] = [
  'Pedir mais dinheiro do que deves.',
  'Mudanças futuras da Euribor: fica igual até ao fim nos dois créditos.',
  'O imposto do selo sobre o montante transferido: mostramo-lo à parte, para perguntares ao banco novo.',
  ...held('home-loan.early-repayment-fee', 'home-loan.stamp-duty'),
]
