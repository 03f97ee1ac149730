import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

/** Working days that an insurer has, each counted after the step before it unless noted otherwise. */
interface ClaimDays {
  readonly contact: number
  readonly inspection: number
  readonly inspectionWithDismantling: number
  readonly report: number
  /** After the first contact. */
  readonly liability: number
  readonly payment: number
}

export interface ClaimDeadlines {
  /** With the friendly statement signed by both drivers. */
  readonly signed: ClaimDays
  readonly unsigned: ClaimDays
  /** Days in which one's own insurer must be notified of an accident. */
  readonly noticeDays: number
}

export const claimDeadlines: Parameter<ClaimDeadlines> = {
  id: 'insurance.claim.deadlines',
  unit: 'working days, days',
  law: 'DL n.º 291/2007, art. 34.º e 36.º a 43.º',
  confidence: 'B',
  note: 'Read at a broker that lists the deadlines, and the notice at an insurer; the articles themselves were not read.',
  reviewed: '2026-11-22',
  reviewBy: '2027-03-31',
  values: [
    {
      from: '2007-10-20',
      value: {
        signed: {
          contact: 2,
          inspection: 4,
          inspectionWithDismantling: 6,
          report: 2,
          liability: 15,
          payment: 8,
        },
        unsigned: {
          ...{ contact: 2, inspection: 8, inspectionWithDismantling: 12, report: 4, liability: 30 },
          payment: 8,
        },
        noticeDays: 8,
      },
      source: 'anunes-seguros.pt, perguntas frequentes sobre sinistros; mapfre.pt (participação)',
    },
  ],
}

export interface TotalLossRules {
  /** Months of age from which the higher limit holds. */
  readonly olderFromMonths: number
  /** Repair and salvage above this share of the market value are a total loss. */
  readonly youngerLimit: number
  readonly olderLimit: number
}

export const totalLossRules: Parameter<TotalLossRules> = {
  id: 'insurance.total-loss.rules',
  unit: 'ratio, months',
  law: 'DL n.º 291/2007, art. 41.º',
  confidence: 'A',
  note: 'One law firm swaps the two limits; a court and the press agree on these. The "+2 % a year" is of the law before (DL 83/2006).',
  reviewed: '2026-11-22',
  reviewBy: '2027-03-31',
  values: [
    {
      from: '2007-10-20',
      value: { olderFromMonths: 24, youngerLimit: 1, olderLimit: 1.2 },
      source: 'Tribunal da Relação de Coimbra, 16 de setembro de 2014, https://trc.pt; e-konomista',
    },
  ],
}

/** Highest damage of the harmed vehicle that one's own insurer settles for the other's (IDS), euros. */
export const directSettlementLimit: Parameter = {
  id: 'insurance.direct-settlement.limit',
  unit: 'eur',
  law: 'Convenção IDS entre seguradoras (APS)',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-03-31',
  values: [
    {
      from: '2020-09-01',
      value: 15_000,
      source: 'pplware, setembro de 2020, citando a ASF; faroseguros.pt; acarteira.pt',
    },
  ],
}
