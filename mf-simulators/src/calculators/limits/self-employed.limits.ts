import { held } from './held'

export const selfEmployedLimits: readonly string[] = [
  'IVA, contabilidade organizada e atos isolados.',
  'Propriedade intelectual, alojamento local e subsídios.',
  'Recibos que mudam de mês para mês: contamos o mesmo valor todo o ano.',
  'Casais e concelhos: o IRS é o de quem entrega sozinho, sem benefício municipal.',
  'Taxas de retenção dos Açores e da Madeira: só com a que escreveres.',
  'A taxa de 25,2 % dos empresários em nome individual.',
  ...held('payroll.self-employed.withholding', 'payroll.self-employed.exemption'),
]
