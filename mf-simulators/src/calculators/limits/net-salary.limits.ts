import { held } from './held'
import { missingTables } from './missing-tables'

export const netSalaryLimits: readonly string[] = [
  'O IRS do ano: a retenção é um adiantamento, que se acerta na declaração.',
  'Grupos com taxas próprias de Segurança Social: só com as taxas que escreveres.',
  'CGA e ADSE.',
  'Retroativos e Programa Regressar.',
  ...held('payroll.withholding-tables', 'payroll.pension-dependent'),
  ...missingTables('work', 'pension'),
]
