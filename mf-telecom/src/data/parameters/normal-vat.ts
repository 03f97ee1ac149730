import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { Region } from 'shared-lib/rules/property/region'

/** The normal rate of VAT, a fraction by region: what comes on top of a price that law sets without it. */
export const normalVat: Parameter<Readonly<Record<Region, number>>> = {
  id: 'telecom.vat.normal',
  unit: 'ratio',
  law: 'Código do IVA, art. 18.º, n.os 1 e 3',
  confidence: 'A',
  note: 'Two publications agree; the article itself was not read.',
  reviewed: '2026-11-23',
  reviewBy: '2027-01-31',
  values: [
    {
      from: '2021-07-01',
      value: { mainland: 0.23, madeira: 0.22, azores: 0.16 },
      source:
        'Decreto Legislativo Regional n.º 15-A/2021/A (Açores), em https://maisrigor.com/impostos-portugal/iva; https://calculariva.pt/taxas-regras (2025; lidos a 23 de novembro de 2026)',
    },
  ],
}
