import type { Parameter } from '../../dated/dated-parameter'

// Rates of the whole value, as fractions, the same on the mainland and the islands.

const flatRates =
  'Código do IMT, art. 17.º; tabelas práticas (apcmc.pt); https://www.economias.pt/imt/ (2016) e https://www.portugalglobal.pt/investimento/investir-em-portugal/sistema-fiscal/imt (lidos a 28 de novembro de 2026)'

export const imtRuralRate: Parameter = {
  id: 'property.imt.rural-rate',
  unit: 'ratio',
  law: 'CIMT, art. 17.º, n.º 1, al. d)',
  confidence: 'A',
  reviewed: '2026-08-30',
  reviewBy: '2027-01-10',
  values: [{ from: '2004-01-01', value: 0.05, source: flatRates }],
}

/** Shops, offices, land to build on and what else is urban and no housing. */
export const imtOtherUrbanRate: Parameter = {
  id: 'property.imt.other-urban-rate',
  unit: 'ratio',
  law: 'CIMT, art. 17.º, n.º 1, al. e)',
  confidence: 'A',
  reviewed: '2026-08-30',
  reviewBy: '2027-01-10',
  values: [{ from: '2004-01-01', value: 0.065, source: flatRates }],
}

/** Buyers resident in a listed tax haven: before any other rate and any exemption. */
export const imtTaxHavenRate: Parameter = {
  id: 'property.imt.tax-haven-rate',
  unit: 'ratio',
  law: 'CIMT, art. 17.º, n.º 4',
  confidence: 'A',
  reviewed: '2026-08-30',
  reviewBy: '2027-01-10',
  values: [
    {
      from: '2012-01-01',
      value: 0.1,
      source:
        'Código do IMT, art. 17.º, n.º 4; proposta de Orçamento para 2012, art. 134.º, https://debates.parlamento.pt/catalogo/r3/dar/sep/12/01/004/2011-10-20/134 (lida a 28 de novembro de 2026)',
    },
  ],
}

/** Whether the rate of non-resident buyers of housing is in force; `disputed` between the two start dates that are read. */
interface NonResidentRate {
  readonly inForce: 'no' | 'disputed' | 'yes'
  readonly rate: number
}

export const imtNonResidentRate: Parameter<NonResidentRate> = {
  id: 'property.imt.non-resident-rate',
  unit: 'ratio',
  law: 'CIMT, art. 17.º, n.os 10 e 11 (DL n.º 97/2026)',
  confidence: 'D',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-10',
  note: 'The rate is certain. The law names no first day: five days after publication it is 25 May 2026; later summaries say 1 September 2026.',
  values: [
    {
      from: '2024-01-01',
      to: '2026-05-24',
      value: { inForce: 'no', rate: 0 },
      source: 'DL n.º 97/2026, de 20 de maio',
    },
    {
      from: '2026-05-25',
      to: '2026-08-31',
      value: { inForce: 'disputed', rate: 0.075 },
      source: 'DL n.º 97/2026, de 20 de maio; Notícias Agora, 2026',
    },
    { from: '2026-09-01', value: { inForce: 'yes', rate: 0.075 }, source: 'DL n.º 97/2026, de 20 de maio' },
  ],
}

export const purchaseStampDuty: Parameter = {
  id: 'property.purchase-stamp-duty',
  unit: 'ratio',
  law: 'TGIS, verba 1.1',
  confidence: 'A',
  reviewed: '2026-08-30',
  reviewBy: '2027-01-10',
  note: 'Rounded up to the cent, as the calculator of the notaries does; others round halves up and differ by a cent.',
  values: [
    {
      from: '2004-01-01',
      value: 0.008,
      source:
        'Tabela Geral do Imposto do Selo, verba 1.1; calculadora dos notários, 2026-08-30; http://www.ocreditohabitacao.com/imposto-de-selo/ (antes de 2012, lida a 28 de novembro de 2026)',
    },
  ],
}

/** Stamp duty that young buyers of a first home do not pay, whatever the value. */
interface YoungStampDuty {
  readonly most: 'duty-on-first-limit'
}

/** Conditions for young buyers, besides their age; years. */
interface YoungConditions {
  /** Before the day of the purchase, without owning any part of a dwelling. */
  readonly withoutHome: number
  /** From that day on, with the home as their own and permanent one. */
  readonly inHome: number
}

export const youngConditions: Parameter<YoungConditions> = {
  id: 'property.imt.young-conditions',
  unit: 'years',
  law: 'CIMT, art. 9.º, n.os 2 e 3, e art. 11.º, n.º 8; CIS, art. 7.º-A, n.º 3 (DL n.º 48-A/2024)',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-10',
  note: 'Not claimed back after a sale, a change of the household (marriage, union or its end, more dependants) or a new place of work more than 100 km away while the home stays a home alone.',
  values: [
    {
      from: '2024-08-01',
      value: { withoutHome: 3, inHome: 6 },
      source:
        'Proposta de lei do IMT Jovem, Diário da Assembleia da República, 2024-06-03, https://debates.parlamento.pt/catalogo/r3/dar/s2a/16/01/038/2024-06-03/43; informações vinculativas da Autoridade Tributária, pelo ECO, 2025-10-06, https://eco.sapo.pt/2025/10/06/jovens-mantem-isencao-de-imt-se-mudarem-de-morada-devido-a-alteracao-do-local-de-trabalho/',
    },
  ],
}

export const youngStampDuty: Parameter<YoungStampDuty> = {
  id: 'property.purchase-stamp-duty.young',
  unit: 'rule',
  law: 'CIS, art. 7.º-A, n.º 1 (DL n.º 48-A/2024)',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-10',
  note: 'The article names every purchase of CIMT, art. 17.º, n.º 1, al. b), whose table goes on above its second limit: 2 955,69 € on 700 000 € in 2026. One public calculator asks 5 600 € there.',
  values: [
    {
      from: '2024-08-01',
      value: { most: 'duty-on-first-limit' },
      source:
        'Autoridade Tributária, Código do Imposto do Selo, art. 7.º-A, https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/selo/Pages/selo7a.aspx; DL n.º 48-A/2024, art. 2.º, https://pgdlisboa.pt/leis/lei_busca_art_velho.php?artigonum=3814A0002&n_versao=1&nid=3814',
    },
  ],
}
