import { Problems } from 'shared-lib/import/problems'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue, ElectricityOffer } from '../../src/data/offers/offer'
import { importTariffList } from './import-tariff-list'
import cases from './testing/tariff-list.json'

const columns = [
  ...['comercializador', 'nome', 'segmento', 'faturacao', 'pagamento', 'opcao_horaria_e_ciclo'],
  ...['potencia_kva', 'preco_potencia_dia', 'preco_energia_simples', 'preco_energia_fora_vazio'],
  ...['preco_energia_vazio_bi', 'preco_energia_ponta', 'preco_energia_cheias', 'preco_energia_vazio_tri'],
  ...['tar_incluida_energia', 'tar_incluida_potencia', 'financiamento_tse_incluido', 'custo_regulacao_kwh'],
  ...['regulacao_iva_23', 'perdas_autonomas', '100_Verde', 'desconto_fatura_mes', 'desconto_meses_limite'],
  ...['site_adesao', 'custo_pack_mes', 'meses_promo', 'nome_pos_promo', 'apenas_fase', 'notas'],
]
type Cells = Readonly<Record<string, string>>
const plain = cases.plain as Cells
const bi = (cycle: string): Cells => ({
  opcao_horaria_e_ciclo: `Bi-horário - Ciclo ${cycle}`,
  preco_energia_simples: '',
  preco_energia_fora_vazio: '0.18',
  preco_energia_vazio_bi: '0.11',
})

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const listOf = (rows: readonly Cells[], names = columns) =>
  new TextEncoder().encode(
    `\uFEFF${[names, ...rows.map((row) => names.map((name) => quoted({ ...plain, ...row }[name] ?? '')))]
      .map((cells) => cells.join(','))
      .join('\n')}\n`,
  )

const gas = {
  id: 'gas-x',
  supply: 'gas',
  provider: 'GALP',
  name: 'Gás',
  bands: { 1: [0.1, 0.1] },
  evidence: { asOf: '2026-06-11', sources: ['june'], confidence: 'B' },
}
const held = {
  asOf: '2026-06-11',
  licence: 'CC BY 4.0',
  credit: 'Dados: …',
  providers: {},
  sources: { june: { title: 'Junho', dated: '2026-06-11' }, gone: { title: 'Maio', dated: '2026-05-01' } },
  valid: {
    electricity: { from: '2026-06-11', to: '2026-12-31' },
    gas: { from: '2026-06-11', to: '2026-09-30' },
  },
  offers: [gas, { ...gas, id: 'gas-of-a-pair', bundle: 'X_01' }],
} as unknown as Catalogue

function imported(rows: readonly Cells[], names = columns) {
  const problems = new Problems()
  const input = { file: 'list.csv', edition: toIsoDate('2026-10-01'), version: 'a'.repeat(40), held }
  const read = importTariffList({ ...input, bytes: listOf(rows, names) }, problems)
  const offers = (read?.catalogue.offers ?? []).filter(({ supply }) => supply === 'electricity')
  return { ...read, offers: offers as ElectricityOffer[], problems: problems.all }
}
const only = (row: Cells) => imported([row]).offers[0] as ElectricityOffer

it('takes the place of the electricity and leaves the gas that is held, each with its day and source', () => {
  const { catalogue } = imported([{}])
  expect(catalogue?.offers.map(({ id, evidence }) => [id, evidence.asOf, ...evidence.sources])).toEqual([
    ['el-galp-luz', '2026-10-01', 'dados-energia-2026-10-01'],
    ['gas-x', '2026-06-11', 'june'],
  ])
  expect(Object.keys(catalogue?.sources ?? {})).toEqual(['june', 'dados-energia-2026-10-01'])
  expect(catalogue?.valid.electricity).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(catalogue?.providers).toEqual({ GALP: 'Galp' })
})

it('joins powers with one price of the energy, and cycles with one list of prices', () => {
  const rows = [
    {},
    { potencia_kva: '10.35', preco_potencia_dia: '0.6543214' },
    { potencia_kva: '13.8', preco_energia_simples: '0.16' },
    bi('Diário'),
    bi('Semanal'),
    { ...bi('Diário'), potencia_kva: '10.35', preco_potencia_dia: '0.6' },
  ]
  const energy = { offPeak: 0.11, outsideOffPeak: 0.18 }
  expect(imported(rows.slice(0, 5)).offers[0]?.prices).toEqual([
    { timeOption: 'simple', energy: { all: 0.15 }, power: { '6.9': 0.45, '10.35': 0.654321 } },
    { timeOption: 'simple', energy: { all: 0.16 }, power: { '13.8': 0.45 } },
    { timeOption: 'bi', cycles: ['daily', 'weekly'], energy, power: { '6.9': 0.45 } },
  ])
  // One power more on one side: the two are no longer one price.
  expect(imported(rows).offers[0]?.prices.slice(2)).toEqual([
    { timeOption: 'bi', cycles: ['daily'], energy, power: { '6.9': 0.45, '10.35': 0.6 } },
    { timeOption: 'bi', cycles: ['weekly'], energy, power: { '6.9': 0.45 } },
  ])
})

it.each<[what: string, row: Cells, kinds: readonly unknown[]]>([
  ['one way to pay', { pagamento: 'Débito Direto' }, [{ kind: 'direct-debit' }]],
  ['one way to be billed', { faturacao: 'Fatura eletrónica' }, [{ kind: 'e-bill' }]],
  ['either', { nome: 'Galp | Luz | DD ou FE' }, [{ kind: 'direct-debit-or-e-bill' }]],
  [
    'a pair or direct debit',
    { nome: 'Galp | X · (- 6% 1 energia c/DD ou 2 energias s/DD)', pagamento: 'Débito Direto' },
    [{ kind: 'pair-or-direct-debit' }],
  ],
  ['a pair', { nome: 'Galp | X · (- 8% 2 energias)' }, [{ kind: 'pair' }]],
  ['a club', { nome: 'Goldenergy | ACP' }, [{ kind: 'group', text: expect.stringContaining('ACP') }]],
  [
    'a credit, with VAT',
    { desconto_fatura_mes: '8.61', desconto_meses_limite: '3', meses_promo: '3' },
    [{ kind: 'invoice-credit', centsPerMonth: 861, months: 3 }],
  ],
  ['what follows a promotion', { apenas_fase: 'True' }, [{ kind: 'after-promotion' }]],
])('reads %s', (_, row, kinds) => {
  expect(only(row).conditions).toEqual(kinds)
})

it('joins a promotion with what follows, by the name that the list gives or by what the names share', () => {
  const { offers } = imported([
    { nome: 'Endesa | A · (-18% 3 meses, depois -13%)', comercializador: 'Endesa', meses_promo: '3' },
    { nome: 'Endesa | A · (Depois dos 3 meses -13%)', comercializador: 'Endesa' },
    { nome: 'Endesa | A · (Depois dos 3 meses -9%)', comercializador: 'Endesa' },
    { nome: 'Galp | B', meses_promo: '6', nome_pos_promo: 'Galp | B depois' },
    { nome: 'Galp | B depois', apenas_fase: 'True' },
  ])
  expect(offers.flatMap(({ id, then }) => (then ? [[id, then]] : []))).toEqual([
    ['el-endesa-a-18-3-meses-depois-13', 'el-endesa-a-depois-dos-3-meses-13'],
    ['el-galp-b', 'el-galp-b-depois'],
  ])
})

it('counts a credit over both phases with the promotion, and friends’ codes and campaigns that end with none', () => {
  const credit = { comercializador: 'Endesa', desconto_fatura_mes: '4.92' }
  const first = { ...credit, nome: 'Endesa | Q · (-16%) | Plano Amigo | DD + FE' }
  const later = { ...credit, nome: 'Endesa | Q · (Depois dos 3 meses -11%) | Plano Amigo | DD + FE' }
  const { offers } = imported([
    { ...first, desconto_meses_limite: '3', meses_promo: '3', nome_pos_promo: later.nome },
    { ...later, desconto_meses_limite: '7', apenas_fase: '1.0' },
    {
      nome: 'Galp | Z',
      desconto_fatura_mes: '5',
      desconto_meses_limite: '10',
      notas: 'Oferta de 50 € (campanha de 16/09/2026 a 16/10/2026), em 10 vezes',
    },
  ])
  expect(offers.map(({ id, then, conditions }) => [id, then, conditions])).toEqual([
    [
      'el-endesa-q-16-dd-plus-fe',
      'el-endesa-q-depois-dos-3-meses-11-dd-plus-fe',
      [
        { kind: 'first-months', months: 3 },
        { kind: 'invoice-credit', centsPerMonth: 492, months: 10 },
      ],
    ],
    ['el-endesa-q-depois-dos-3-meses-11-dd-plus-fe', undefined, [{ kind: 'after-promotion' }]],
    ['el-galp-z', undefined, undefined],
  ])
})

it('counts what is separate on the bill with the price, and marks what it cannot know', () => {
  const offer = only({ custo_regulacao_kwh: '0.0160312', regulacao_iva_23: 'True' })
  expect(offer.prices[0]?.energy).toEqual({ all: 0.166031 })
  expect(offer.evidence).toMatchObject({ confidence: 'D', doubt: expect.stringContaining('23 %') })
  expect(only({ custo_pack_mes: '12.18', nome: 'EDP | Pack', comercializador: 'EDP' })).toMatchObject({
    serviceEurPerYear: 146.16,
    conditions: [{ kind: 'service', text: 'Obriga a contratar um serviço pago' }],
  })
})

it.each(cases.names)('calls %s “%s”: neither supplier nor what no price counts', (nome, name) => {
  expect(only({ nome }).name).toBe(name)
})

it('lets a price that is announced replace the one before it, under the same id', () => {
  const row = { comercializador: 'CUR - SU Eletricidade e outros' }
  const before = { ...row, nome: 'SU Eletricidade | Tarifa Regulada', preco_energia_simples: '0.1654' }
  const after = { ...row, nome: 'SU Eletricidade | Tarifa Regulada - a partir de 01/10/2026' }
  for (const rows of [
    [before, after],
    [after, before],
  ]) {
    const { offers, skipped } = imported(rows)
    expect(offers).toMatchObject([
      {
        id: 'el-cur-su-eletricidade-e-outros-tarifa-regulada',
        regulated: true,
        prices: [{ energy: { all: 0.15 } }],
      },
    ])
    expect(skipped?.repeated).toBe(1)
  }
})

it.each<[why: string, row: Cells]>([
  ['not-home', { segmento: 'Não Doméstico' }],
  ['unknown-supplier', { comercializador: 'Nova' }],
  ['losses-apart', { perdas_autonomas: 'True' }],
  ['network-apart', { tar_incluida_energia: 'False' }],
])('leaves out and counts: %s', (why, row) => {
  const { offers, skipped } = imported([{}, { nome: 'Outra | Y', ...row }])
  expect(offers).toHaveLength(1)
  expect(skipped).toMatchObject({ [why]: 1 })
})

it.each<[what: string, row: Cells, text: string]>([
  ['a price written as words', { preco_energia_simples: 'ver site' }, 'is no price'],
  ['a price of zero', { preco_energia_simples: '0' }, 'is no price'],
  ['a power that is none', { potencia_kva: '7' }, 'is not a contracted power'],
  ['a way of counting that is new', { opcao_horaria_e_ciclo: 'Tetra' }, 'is no way of counting that we know'],
])('reports %s with its row, and leaves that row out', (_, row, text) => {
  const many = ['3.45', '4.6', '5.75'].flatMap((potencia_kva) => [
    { potencia_kva },
    ...['Diário', 'Semanal'].map((cycle) => ({ ...bi(cycle), potencia_kva })),
  ])
  const { offers, problems } = imported([row, ...many, bi('Diário')])
  expect(problems).toEqual([expect.objectContaining({ severity: 'error', row: 2, text })])
  expect(offers[0]?.prices[0]?.power).toEqual({ '3.45': 0.45, '4.6': 0.45, '5.75': 0.45 })
})

it.each<[what: string, run: () => ReturnType<typeof imported>, text: RegExp]>([
  ['lacks a column', () => imported([{}], columns.slice(1)), /is missing/],
  ['holds nothing for homes', () => imported([{ segmento: 'Não Doméstico' }]), /no offer for homes/],
  ['is mostly wrong', () => imported([{}, { potencia_kva: '7' }]), /too many to be trusted/],
  ['is no table', () => imported([{ nome: 'x' }], ['"']), /cannot be read/],
])('stops where the list %s', (_, run, text) => {
  const { catalogue, problems } = run()
  expect(catalogue).toBeUndefined()
  expect(problems.at(-1)?.text ?? '').toMatch(text)
})
