import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

export interface LoyaltyRules {
  /** Longest loyalty period, in months. */
  readonly maxMonths: number
  /** Loyalty periods that must be on offer, in months; 0 is none. */
  readonly offeredMonths: readonly number[]
  /** Longest notice after the period, in months. */
  readonly noticeMonths: number
  /** Highest share of the monthly fees left that leaving may cost. */
  readonly exitShare: {
    /** By year of a first period, or of a later one that brought a new line to the house. */
    readonly firstYear: number
    readonly secondYear: number
    /** A later period on the line that was there, whatever its year. */
    readonly sameLine: number
  }
}

const article = (number: number) =>
  `https://www.pgdlisboa.pt/leis/lei_mostra_articulado.php?artigo_id=3560A0${number}&nid=3560&tabela=leis&pagina=1&ficha=1&so_miolo=S&nversao=`

/** Where a visitor reads the law: loyalty periods. */
export const loyaltyLaw = article(131)

/** Loyalty periods in contracts with consumers, by the electronic communications law. */
export const loyaltyRules: Parameter<LoyaltyRules> = {
  id: 'telecom.loyalty.rules',
  unit: 'months, ratio',
  law: 'Lei n.º 16/2022, art. 131.º, 132.º e 136.º',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-03-31',
  values: [
    {
      from: '2023-01-13',
      value: {
        maxMonths: 24,
        offeredMonths: [0, 6, 12],
        noticeMonths: 1,
        exitShare: { firstYear: 0.5, secondYear: 0.3, sameLine: 0.3 },
      },
      source: `Lei n.º 16/2022, de 16 de agosto, artigos 131.º, 132.º e 136.º, ${article(136)} (lida a 22 de novembro de 2026)`,
    },
  ],
}

export interface FreeExitRules {
  /** Notice of a change that the contract does not foresee, in months. */
  readonly changeNoticeMonths: number
  /** Days to leave after that notice. */
  readonly changeDays: number
  /** Days to withdraw from a contract made at a distance, and from one made at the door. */
  readonly distanceDays: number
  readonly doorDays: number
  /** Months added when the operator never informed of the right. */
  readonly untoldMonths: number
  /** Hours without service from which they are refunded, and days after which the contract may end. */
  readonly outageHours: number
  readonly outageDays: number
  /** Loss of income, and days of incapacity, that free from the period. */
  readonly incomeLoss: number
  readonly incapacityDays: number
  /** Days of suspension after which the contract may end. */
  readonly suspensionDays: number
  /** Working days in which the cancellation platform has an answer. */
  readonly platformDays: number
}

/** The ways out of a loyalty period that cost nothing. */
export const freeExitRules: Parameter<FreeExitRules> = {
  id: 'telecom.free-exit.rules',
  unit: 'months, days, hours, ratio',
  law: 'Lei n.º 16/2022, art. 129.º, 133.º, 135.º, 137.º e 138.º; DL n.º 24/2014, art. 10.º',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-03-31',
  values: [
    {
      from: '2022-11-14',
      value: {
        changeNoticeMonths: 1,
        changeDays: 30,
        distanceDays: 14,
        doorDays: 30,
        untoldMonths: 12,
        outageHours: 24,
        outageDays: 15,
        incomeLoss: 0.2,
        incapacityDays: 60,
        suspensionDays: 180,
        platformDays: 3,
      },
      source: `Lei n.º 16/2022, de 16 de agosto, artigos 129.º, 133.º, 135.º, 137.º e 138.º, ${article(135)}; Decreto-Lei n.º 24/2014, artigo 10.º; ANACOM, https://www.anacom-consumidor.pt/faq-cancelamento-de-servicos (lidos a 22 de novembro de 2026)`,
    },
  ],
}
