import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

export interface PortabilityRules {
  /** Working days after the day agreed on in which the number works with the new operator. */
  readonly workingDays: number
  /** Paid by the new operator for a visit that has to be made on another day through no fault of the customer, EUR. */
  readonly missedVisitEur: number
}

/** Taking a number along to another operator. The customer pays nothing for it since the same day. */
export const portabilityRules: Parameter<PortabilityRules> = {
  id: 'telecom.portability.rules',
  unit: 'days, EUR',
  law: 'Regulamento da ANACOM n.º 38/2025',
  confidence: 'A',
  note: 'Read in the press; the text of the regulation was not.',
  reviewed: '2026-11-23',
  reviewBy: '2027-06-30',
  values: [
    {
      from: '2025-11-10',
      value: { workingDays: 1, missedVisitEur: 10 },
      source:
        'Regulamento da ANACOM n.º 38/2025, na imprensa: https://dinheirovivo.dn.pt/empresas/operadoras-proibidas-de-cobrar-portabilidade-de-nmeros-de-telemvel-a-partir-desta-segunda-feira; RTP, https://www.rtp.pt/noticias/economia/operadoras-de-telecomunicacoes-proibidas-de-cobrar-portabilidade-de-numeros-de-telemovel_n1697177 (10 de novembro de 2025)',
    },
  ],
}
