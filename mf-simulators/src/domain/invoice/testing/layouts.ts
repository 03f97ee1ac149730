import type { SyntheticInvoice } from './facts'
import { Sheet } from './sheet'

/*
 * Invoices made for these tests, in the manner of six suppliers and a seventh of gas alone. People, addresses, codes and
 * amounts are invented; only the suppliers' names are real.
 */

/** Labels and values on one line, three VAT lines, texts about other things around them. */
const labelledLines: SyntheticInvoice = {
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

/** Values under their labels, units in the heads of columns only, two periods and a table of registers of three. */
const unitsInHeads: SyntheticInvoice = {
  name: 'cards of label over value, bi-hourly, units in the heads of columns',
  items: new Sheet()
    .row(
      50,
      [
        [40, 'Goldenergy'],
        [400, 'Fatura eletrónica 2026/98765'],
      ],
      12,
    )
    .block(350, 90, ['João Fictício de Teste', 'Travessa do Ensaio, n.º 7', '4050-077 Porto'])
    .row(150, [
      [40, 'Potência contratada'],
      [180, 'Tarifa'],
      [300, 'Ciclo'],
      [430, 'Total a pagar'],
    ])
    .row(
      164,
      [
        [40, '10,35 kVA'],
        [180, 'Bi-horária'],
        [300, 'Diário'],
        [430, '98,31 €'],
      ],
      12,
    )
    .row(200, [
      [40, 'Morada de fornecimento'],
      [300, 'Período de faturação'],
    ])
    .row(214, [
      [40, 'Travessa do Ensaio, n.º 7'],
      [300, '12-08-2026 a 11-09-2026'],
    ])
    .row(228, [
      [40, '4050-077 Porto'],
      [300, 'CPE'],
    ])
    .row(242, [[300, 'PT0002000098765432CD']])
    .row(270, [[40, 'Leituras (kWh)']], 11)
    .table(
      286,
      [40, -220, -320, -420, -520],
      [
        ['Registo', 'Leitura anterior', 'Leitura atual', 'Diferença', 'Consumo'],
        ['Vazio', '10.245', '10.398', '153', '153'],
        ['Ponta', '3.120', '3.171', '51', '51'],
        ['Cheias', '8.004', '8.152', '148', '148'],
      ],
    )
    .row(370, [[40, 'Eletricidade']], 11)
    .table(
      386,
      [40, -300, -390, -460, -540],
      [
        ['', 'Consumo (kWh)', 'Preço (€/kWh)', 'IVA (%)', 'Total (€)'],
        ['Energia fora de vazio', '199', '0,1962', '23', '39,04'],
        ['Energia vazio', '153', '0,1043', '23', '15,96'],
      ],
    )
    .table(
      450,
      [40, -300, -390, -460, -540],
      [
        ['', 'Dias', 'Preço (€/dia)', 'IVA (%)', 'Total (€)'],
        ['Termo de potência', '31', '0,5121', '23', '15,88'],
      ],
    )
    .row(500, [[40, 'O preço inclui as tarifas de acesso às redes.']])
    .row(520, [[40, 'Financiamento da tarifa social: 0,0029 €/kWh, custo do comercializador.']])
    .row(
      790,
      [[40, 'GOLDENERGY – Comercializadora de Energia, S.A. NIPC 500000000, sede em 5000-421 Vila Real']],
      7,
    ).items,
  values: {
    energyType: 'electricity',
    supplier: 'GOLD',
    postalCode: '4050-077',
    from: '2026-08-12',
    to: '2026-09-11',
    total: 98.31,
    cpe: 'PT0002000098765432CD',
    contractedPower: 10.35,
    powerPrice: 0.5121,
    meter: 'bi',
    cycle: 'daily',
    'kwh.outsideOffPeak': 199,
    'kwh.offPeak': 153,
    'price.outsideOffPeak': 0.1962,
    'price.offPeak': 0.1043,
  },
}

/** Electricity and gas one above the other; sums with × and =; a discount; dates in words. */
const dualStacked: SyntheticInvoice = {
  name: 'electricity above gas, sums written out, discount',
  items: new Sheet()
    .row(40, [[40, 'galp']], 18)
    .block(330, 60, ['Ana Suposta', 'Praceta Imaginária 3', '2800-555 Almada'])
    .row(120, [
      [40, 'De 3 de julho a 2 de agosto de 2026'],
      [400, 'Período de faturação'],
    ])
    .row(
      150,
      [
        [40, 'Total da fatura'],
        [300, '€ 112,40'],
      ],
      13,
    )
    .row(180, [
      [40, 'Local de abastecimento'],
      [250, 'Praceta Imaginária 3, 2800-555 Almada'],
    ])
    .row(210, [[40, 'ELETRICIDADE']], 12)
    .row(226, [
      [40, 'CPE'],
      [120, 'PT 0002 000045671234 EF'],
      [330, 'Potência'],
      [420, '5,75 kVA'],
    ])
    .row(240, [
      [40, 'Tarifário'],
      [120, 'Plano Casa – simples'],
    ])
    .row(262, [
      [40, 'Consumo de energia'],
      [250, '212 kWh x 0,1712 €/kWh = 36,29 €'],
    ])
    .row(276, [
      [40, 'Desconto débito direto'],
      [250, '212 kWh x -0,0085 €/kWh = -1,80 €'],
    ])
    .row(290, [
      [40, 'Potência 5,75 kVA'],
      [250, '31 dias x 0,2978 €/dia = 9,23 €'],
    ])
    .row(320, [[40, 'GÁS NATURAL']], 12)
    .row(336, [
      [40, 'CUI'],
      [120, 'PT1606000001234567GH'],
      [330, 'Escalão'],
      [420, '2'],
    ])
    .row(352, [
      [40, 'Consumo'],
      [250, '28 m3 = 318 kWh'],
    ])
    .row(366, [
      [40, 'Energia'],
      [250, '318 kWh x 0,0792 €/kWh = 25,19 €'],
    ])
    .row(380, [
      [40, 'Termo fixo'],
      [250, '31 dias x 0,1287 €/dia = 3,99 €'],
    ])
    .row(394, [
      [40, 'Taxa de ocupação do subsolo'],
      [250, '318 kWh x 0,0018 €/kWh = 0,57 €'],
    ])
    .row(800, [[40, 'Petrogal, S.A. Capital social 516.750.000 €, sede 1600-209 Lisboa. galp.pt']], 7).items,
  values: {
    energyType: 'dual',
    supplier: 'GALP',
    postalCode: '2800-555',
    from: '2026-07-03',
    to: '2026-08-02',
    total: 112.4,
    cpe: 'PT0002000045671234EF',
    contractedPower: 5.75,
    powerPrice: 0.2978,
    meter: 'simple',
    'kwh.simple': 212,
    'price.simple': 0.1712,
    cui: 'PT1606000001234567GH',
    gasTier: 2,
    'gas.kwh': 318,
    'gas.price': 0.0792,
    gasFixedPrice: 0.1287,
  },
}

/** Electricity and gas side by side. */
const dualBeside: SyntheticInvoice = {
  name: 'electricity and gas side by side',
  items: new Sheet()
    .row(
      50,
      [
        [40, 'endesa'],
        [300, 'A tua fatura'],
      ],
      14,
    )
    .block(40, 80, ['Rui Hipotético', 'Largo do Faz de Conta 1', '3000-200 Coimbra'])
    .row(80, [[300, 'Período faturado 2026-06-15 a 2026-07-14']])
    .row(94, [[300, 'Montante a pagar: 87,05 EUR']])
    .row(
      150,
      [
        [40, 'Eletricidade'],
        [320, 'Gás'],
      ],
      12,
    )
    .row(
      166,
      [
        [40, 'Ponto de entrega PT0002000055556666JK'],
        [320, 'CUI PT1601234567890123LM'],
      ],
      8,
    )
    .row(
      180,
      [
        [40, 'Morada de consumo: 3000-200 Coimbra'],
        [320, 'Escalão de consumo: 1'],
      ],
      8,
    )
    .row(196, [
      [40, 'Potência contratada'],
      [270, '3,45 kVA', 'right'],
      [320, 'Consumo'],
      [550, '96 kWh', 'right'],
    ])
    .row(210, [
      [40, 'Consumo'],
      [270, '141 kWh', 'right'],
      [320, 'Preço da energia'],
      [550, '0,0861 €/kWh', 'right'],
    ])
    .row(224, [
      [40, 'Preço da energia'],
      [270, '0,1499 €/kWh', 'right'],
      [320, 'Termo fixo'],
      [550, '0,0923 €/dia', 'right'],
    ])
    .row(238, [
      [40, 'Preço da potência'],
      [270, '0,1811 €/dia', 'right'],
      [320, 'Subtotal'],
      [550, '11,04 €', 'right'],
    ])
    .row(252, [[40, 'Tarifa social: não']])
    .row(800, [[40, 'Endesa Energia, S.A. – Sucursal Portugal, NIPC 980000000']], 7).items,
  values: {
    energyType: 'dual',
    supplier: 'END',
    postalCode: '3000-200',
    from: '2026-06-15',
    to: '2026-07-14',
    total: 87.05,
    socialTariff: false,
    cpe: 'PT0002000055556666JK',
    contractedPower: 3.45,
    powerPrice: 0.1811,
    'kwh.simple': 141,
    'price.simple': 0.1499,
    cui: 'PT1601234567890123LM',
    gasTier: 1,
    'gas.kwh': 96,
    'gas.price': 0.0861,
    gasFixedPrice: 0.0923,
  },
}

/** Three periods in columns; prices in a row of their own; decimals with a point. */
const periodsInColumns: SyntheticInvoice = {
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

/** No unit beside any price: only the sums prove which number is one. Social tariff. */
const provenBySums: SyntheticInvoice = {
  name: 'prices without units, social tariff',
  items: new Sheet()
    .row(
      50,
      [
        [40, 'SU ELETRICIDADE, S.A.'],
        [330, 'Comercializador de último recurso'],
      ],
      11,
    )
    .block(330, 80, ['Zulmira Postiça', 'Bairro do Modelo, lote 4', '7000-010 Évora'])
    .row(140, [[40, 'Endereço da instalação: Bairro do Modelo, lote 4, 7000-010 Évora']])
    .row(154, [
      [40, 'Potência contratada (kVA): 3,45'],
      [300, 'Tarifa: simples'],
    ])
    .row(168, [[40, 'Cód. ponto entrega PT0002000011112222QR']])
    .row(182, [[40, 'Faturação de 10/05/2026 a 09/06/2026']])
    .table(
      210,
      [40, -280, -360, -440],
      [
        ['', 'Qtd.', 'Preço', 'Euros'],
        ['Energia ativa', '103', '0,1606', '16,54'],
        ['Potência', '31', '0,1684', '5,22'],
        ['Desconto tarifa social – energia', '103', '-0,0513', '-5,28'],
      ],
    )
    .row(300, [[40, 'Quantidades de energia em kWh e de potência em dias.']])
    .row(
      330,
      [
        [40, 'Total a pagar'],
        [440, '19,80', 'right'],
      ],
      12,
    ).items,
  values: {
    energyType: 'electricity',
    supplier: 'EDPSU',
    postalCode: '7000-010',
    from: '2026-05-10',
    to: '2026-06-09',
    total: 19.8,
    socialTariff: true,
    cpe: 'PT0002000011112222QR',
    contractedPower: 3.45,
    powerPrice: 0.1684,
    meter: 'simple',
    'kwh.simple': 103,
    'price.simple': 0.1606,
  },
}

/** Gas alone, cubic metres turned into kWh. */
const gasAlone: SyntheticInvoice = {
  name: 'gas alone, tier in words, days without a period',
  items: new Sheet()
    .row(
      50,
      [
        [40, 'Dourogás'],
        [300, 'Fatura de gás natural'],
      ],
      12,
    )
    .block(330, 80, ['Óscar Imaginado', 'Rua Sem Nome 8', '5000-333 Vila Real'])
    .row(140, [[40, 'Morada do local de consumo: Rua Sem Nome 8, 5000-333 Vila Real']])
    .row(154, [[40, 'Código universal da instalação: PT1604000009876543ST']])
    .row(168, [
      [40, '2.º escalão'],
      [200, 'Pressão: 22 mbar'],
    ])
    .row(190, [[40, 'Consumo estimado: 31 m³ × PCS 11,9 × FCV 0,9566 = 353 kWh']])
    .table(
      220,
      [40, 240, 330, -540],
      [
        ['Conceito', 'Quantidade', 'Preço', 'Valor'],
        ['Termo variável', '353 kWh', '0,0698 €/kWh', '24,64 €'],
        ['Termo fixo', '61 dias', '0,1123 €/dia', '6,85 €'],
      ],
    )
    .row(
      290,
      [
        [40, 'Valor total a pagar'],
        [540, '39,41 €', 'right'],
      ],
      12,
    ).items,
  values: {
    energyType: 'gas',
    supplier: 'DOUROGAS',
    postalCode: '5000-333',
    days: 61,
    total: 39.41,
    cui: 'PT1604000009876543ST',
    gasTier: 2,
    'gas.kwh': 353,
    'gas.price': 0.0698,
    gasFixedPrice: 0.1123,
  },
}

export const invoices: readonly SyntheticInvoice[] = [
  labelledLines,
  unitsInHeads,
  dualStacked,
  dualBeside,
  periodsInColumns,
  provenBySums,
  gasAlone,
]
