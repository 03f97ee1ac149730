import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

/** Charges on a motor premium, each a fraction of its own base. */
export interface PremiumCharges {
  /** Stamp duty, on everything the insurer takes: premium, policy cost, surcharge of paying in parts. */
  readonly stampDuty: number
  /** Emergency service (INEM), on the premium of all covers. */
  readonly inem: number
  /** Motor guarantee fund (FGA), on the premium of compulsory liability alone. */
  readonly fga: number
  /** Road safety, on the premium of all covers. */
  readonly prevention: number
}

/** Taxes and levies that a visitor pays with the premium of a car or motorbike. */
export const premiumCharges: Parameter<PremiumCharges> = {
  id: 'insurance.premium.charges',
  unit: 'ratio',
  law: 'Código do Imposto do Selo, verba 22; DL n.º 291/2007, art. 58.º; DL n.º 34/2012',
  confidence: 'B',
  note: 'The articles on stamp duty, FGA and road safety were read; that on INEM was not (2.5 % in the press since 2015, 2 % before). Travel assistance and legal protection are other branches: INEM and road safety may not apply to their share. Compared with a receipt, within 1 %.',
  reviewed: '2026-11-22',
  reviewBy: '2027-02-28',
  values: [
    {
      from: '2015-01-01',
      value: { stampDuty: 0.09, inem: 0.025, fga: 0.025, prevention: 0.0021 },
      source:
        'ASF, «Taxas e impostos sem intervenção da ASF»; Decreto-Lei n.º 291/2007, artigo 58.º, https://www.pgdlisboa.pt/leis/lei_mostra_articulado.php?nid=973&tabela=leis; DECO PROteste, 30 de janeiro de 2015 (INEM)',
    },
  ],
}
