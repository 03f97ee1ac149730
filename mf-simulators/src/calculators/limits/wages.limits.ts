import { held } from './held'
import { missingTables } from './missing-tables'

export const wagesLimits: readonly string[] = [
  'O IRS do ano: comparamos o que recebes depois da retenção.',
  'O fim de um contrato a termo.',
  'Recibos: o IVA, a dispensa de retenção e as taxas dos Açores e da Madeira.',
  'Impostos sobre o carro e outros benefícios: contam pelo valor que escreveres.',
  ...held('payroll.withholding-tables', 'payroll.self-employed.withholding'),
  ...missingTables('work'),
]
