import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

export interface SocialTariff {
  /** EUR a month, without VAT: see `normalVat`. */
  readonly monthlyEur: number
  /** Most that activation may cost, EUR without VAT. */
  readonly activationEur: number
  /** Least speeds that must be had, and the data of a month. */
  readonly downMbps: number
  readonly upMbps: number
  readonly dataGb: number
  /** Working days in which it is active. */
  readonly activeDays: number
}

/** Internet at a price set by law, for homes with low income. */
export const socialTariff: Parameter<SocialTariff> = {
  id: 'telecom.social-tariff',
  unit: 'EUR/month, EUR, Mbps, GB, days',
  law: 'DL n.º 66/2021; Portaria n.º 274-A/2021',
  confidence: 'A',
  note: 'The price was read again in 2026; activation, speeds and data are those of 2021 and 2022, and a later change was not found.',
  reviewed: '2026-09-13',
  reviewBy: '2027-01-31',
  values: [
    {
      from: '2022-01-01',
      value: {
        monthlyEur: 5,
        activationEur: 21.45,
        downMbps: 12,
        upMbps: 2,
        dataGb: 15,
        activeDays: 10,
      },
      source:
        'Decreto-Lei n.º 66/2021, de 30 de julho; Portaria n.º 274-A/2021; preço na página da ANACOM a 13 de setembro de 2026; ativação, velocidades e dados na imprensa de 2021 e 2022 (RR, 16 de agosto de 2021; TSF, 1 de janeiro de 2022; Pplware, fevereiro de 2022)',
    },
  ],
}
