import type { SyntheticInvoice } from '../facts'
import { Sheet } from '../sheet'

/** Labels and values on one line, three VAT lines, texts about other things around them. */
export const labelledLines: SyntheticInvoice = {
  name: 'labelled lines, simple tariff, energy split by VAT',
  items: new Sheet()
    .block(40, 50, ['EDP Comercial', 'Fatura de eletricidade', 'www.edp.pt'], 11)
    .row(60, [[380, 'Maria Exemplo Inventada']])
    .row(73, [[380, 'Rua das Amostras 12, 3.º Esq.']])
    .row(86, [[380, '1500-123 Lisboa']])
    .row(130, [
      [40, 'Fatura n.º FT 2026/0001234567'],
      [300, 'Data de emissão: 05/10/2026'],
    ])
    .row(145, [[40, 'Período de faturação: 01/09/2026 a 30/09/2026']])
    .row(
      170,
      [
        [40, 'Valor a pagar'],
        [540, '45,92 €', 'right'],
      ],
      14,
    )
    .row(190, [[40, 'Débito direto a partir de 20/10/2026']])
    .row(220, [[40, 'Dados do contrato']], 11)
    .row(236, [[40, 'Local de consumo: Rua das Amostras 12, 3.º Esq., 1500-123 Lisboa']])
    .row(250, [[40, 'Código Ponto de Entrega (CPE): PT 0002 0000 1234 5678 AB']])
    .row(264, [
      [40, 'Potência contratada: 6,9 kVA'],
      [300, 'Opção horária: Simples'],
    ])
    .row(278, [
      [40, 'Tensão normal: 230 V'],
      [300, 'Operador da rede: E-REDES'],
    ])
    .nextPage()
    .row(60, [[40, 'Detalhe da fatura']], 12)
    .table(
      80,
      [40, -330, -410, -470, -540],
      [
        ['Descrição', 'Quantidade', 'Preço unitário', 'IVA', 'Valor (€)'],
        ['Energia consumida 01/09 a 30/09', '150 kWh', '0,1584 €/kWh', '6%', '23,76'],
        ['Energia consumida 01/09 a 30/09', '34 kWh', '0,1584 €/kWh', '23%', '5,39'],
        ['Potência contratada 6,9 kVA', '30 dias', '0,3456 €/dia', '23%', '10,37'],
        ['Taxa de exploração DGEG', '1 mês', '0,0700 €/mês', '23%', '0,07'],
        ['Contribuição audiovisual (CAV)', '1 mês', '2,8500 €/mês', '6%', '2,85'],
        ['Imposto especial de consumo (IEC)', '184 kWh', '0,0010 €/kWh', '23%', '0,18'],
      ],
    )
    .row(200, [[40, 'Dos valores acima, acesso às redes: 184 kWh a 0,0607 €/kWh']])
    .row(230, [
      [40, 'Consumo médio diário do período homólogo: 6,8 kWh/dia. Consumo anual estimado: 2 310 kWh'],
    ])
    .row(
      780,
      [
        [
          40,
          'EDP Comercial – Comercialização de Energia, S.A. Capital social 20.824.695 €. Sede: Av. Exemplo, 1249-300 Lisboa',
        ],
      ],
      7,
    )
    .row(
      790,
      [[40, 'Fontes de energia: eólica 40%, hídrica 30%, gás natural 20%. Emissões CO2: 130 g/kWh']],
      7,
    ).items,
  values: {
    energyType: 'electricity',
    supplier: 'EDPC',
    postalCode: '1500-123',
    from: '2026-09-01',
    to: '2026-09-30',
    total: 45.92,
    cpe: 'PT0002000012345678AB',
    contractedPower: 6.9,
    powerPrice: 0.3456,
    meter: 'simple',
    'kwh.simple': 184,
    'price.simple': 0.1584,
    yearlyKwh: 2310,
  },
}
