import type { SyntheticInvoice } from '../facts'
import { Sheet } from '../sheet'

/** Three periods in columns; prices in a row of their own; decimals with a point. */
export const periodsInColumns: SyntheticInvoice = {
  name: 'three periods as columns, weekly cycle',
  items: new Sheet()
    .row(50, [[40, 'IBERDROLA CLIENTES PORTUGAL, Unipessoal, Lda.']], 10)
    .row(80, [
      [40, 'Titular'],
      [120, 'Carla Inexistente'],
    ])
    .row(94, [
      [40, 'Instalação em'],
      [120, 'Av. Simulada 100, 8000-155 Faro'],
    ])
    .row(108, [
      [40, 'CPE'],
      [120, 'PT0002000077778888NP'],
    ])
    .row(122, [
      [40, 'Potência'],
      [120, '27,6 kVA'],
      [250, 'Tri-horário, ciclo semanal'],
    ])
    .row(140, [[40, 'Faturado de 01.10.2026 até 31.10.2026 (31 dias)']])
    .table(
      180,
      [40, -260, -360, -460],
      [
        ['Energia ativa', 'Vazio', 'Ponta', 'Cheias'],
        ['Consumo faturado (kWh)', '1.204', '236', '688'],
        ['Preço (€/kWh)', '0.0967', '0.2654', '0.1703'],
        ['Importe (€)', '116.43', '62.63', '117.17'],
      ],
    )
    .row(270, [
      [40, 'Termo de potência (31 dias a 1.3871 €/dia)'],
      [460, '43.00 €', 'right'],
    ])
    .row(
      290,
      [
        [40, 'TOTAL A PAGAR'],
        [460, '418.22 €', 'right'],
      ],
      12,
    ).items,
  values: {
    energyType: 'electricity',
    supplier: 'IBD',
    postalCode: '8000-155',
    from: '2026-10-01',
    to: '2026-10-31',
    total: 418.22,
    cpe: 'PT0002000077778888NP',
    contractedPower: 27.6,
    powerPrice: 1.3871,
    meter: 'tri',
    cycle: 'weekly',
    'kwh.offPeak': 1204,
    'kwh.peak': 236,
    'kwh.mid': 688,
    'price.offPeak': 0.0967,
    'price.peak': 0.2654,
    'price.mid': 0.1703,
  },
}
