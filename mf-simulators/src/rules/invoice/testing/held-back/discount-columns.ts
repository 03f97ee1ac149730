import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** A price that changed with the year, each part with its discount; the daily charge in two lines that add up. */
export const discountColumns: SyntheticInvoice = {
  name: 'price changes at the turn of the year, discount columns, daily charge in two lines',
  items: typed(`
Endesa Energia, S.A. - Sucursal Portugal
Fatura: FAC 028031/0077                          Data: 29 jan 2026
Carlos Imaginado Pires                           Período de Faturação: 23 dez 2025 a 22 jan 2026
Rua do Esboço, 41, 2.º Dto.
4400-218 Vila Nova de Gaia                       TOTAL A DEBITAR            78,27 €

CPE (Código Ponto Entrega)  PT 0002 0000 7777 1111 KL       Potência 3.45 kVA      Simples
\f
Conceito                           Quantidade   Preço unitário    Valor      Desconto   Total      IVA
Termo de Energia (Real)            81 kWh       0,171050€/kWh     13,86 €    -2,77 €    11,09 €    6% (b)
Termo de Energia (Real)            198 kWh      0,174553€/kWh     34,56 €    -6,91 €    27,65 €    6% (b)
Termo de Potência (3.45 kVA)       9 dias       0,161000€/dia     1,45 €     -0,29 €    1,16 €     23% (c)
Termo de Potência (3.45 kVA)       22 dias      0,166913€/dia     3,67 €     -0,73 €    2,94 €     23% (c)
Termo Fixo Acesso às Redes         9 dias       0,158700€/dia     1,43 €                1,43 €     6% (b)
Termo Fixo Acesso às Redes         22 dias      0,171800€/dia     3,78 €                3,78 €     6% (b)
Desconto de boas-vindas            1,00         -10,000000€       -10,00 €              -10,00 €   23% (c)
Contribuição Audiovisual           1,0192 meses 2,850000€/meses   2,90 €                2,90 €     6% (b)
Taxa Exploração DGEG (DL-4/93)     1,0192 meses 0,070000€/meses   0,07 €                0,07 €     23% (c)
Imposto Especial Consumo (Real)    279 kWh      0,001000€/kWh     0,28 €                0,28 €     23% (c)

Leituras: 22/12/2025 12.004 Real    22/01/2026 12.283 Real    Consumo 279 kWh
Histórico (kWh): fev 201  mar 188  abr 150  mai 143  jun 139
`),
  values: {
    energyType: 'electricity',
    supplier: 'END',
    postalCode: '4400-218',
    from: '2025-12-23',
    to: '2026-01-22',
    total: 78.27,
    cpe: 'PT0002000077771111KL',
    contractedPower: 3.45,
    // (9 × (0.8 × 0.161 + 0.1587) + 22 × (0.8 × 0.166913 + 0.1718)) / 31
    powerPrice: 0.300154,
    meter: 'simple',
    'kwh.simple': 279,
    // 20 % less than (81 × 0.17105 + 198 × 0.174553) / 279
    'price.simple': 0.138829,
  },
}
