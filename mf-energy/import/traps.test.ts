import type { Offer } from '../src/data/offers/offer'
import { importRows, linesOf, sample, unpriced } from './edition.fixture'
import { importCatalogue } from './import-catalogue'

describe('the traps of the list', () => {
  const one = (result: ReturnType<typeof importRows>) => result.catalogue?.offers[0]

  it('joins regulated gas, whose price rows name a network instead of the supplier', () => {
    const gas = importCatalogue(sample).catalogue?.offers.find(({ id }) => id === 'gas-cur')
    expect(gas).toMatchObject({ provider: 'CUR', regulated: true, bands: { 1: [0.0897, 0.0647] } })
  })

  it('warns when networks differ on the regulated price', () => {
    const cur = { COM: 'CUR', COD_Proposta: 'CUR', Fornecimento: 'GN' }
    const row = { Pot_Cont: '', Contagem: '', TF: '', 'TV|TVFV|TVP': '', COD_Proposta: 'CUR', Escalao: '1' }
    const result = importRows(
      [cur],
      [
        { ...row, COM: 'CURBEI', TFGN: '0,0897', TVGN: '0,0647' },
        { ...row, COM: 'CURLIS', TFGN: '0,0897', TVGN: '0,0747' },
      ],
    )
    expect(one(result)).toMatchObject({
      bands: { 1: [0.0897, 0.0647] },
      evidence: { doubt: 'Tem dois preços para o escalão 1: contamos o primeiro.' },
    })
    expect(linesOf(result)).toContain(
      'warning  Precos_ELEGN.csv, row 3, column Escalao: gives a second price for the same band: the first one stays',
    )
  })

  it('takes zeros for “not sold”, never for free energy', () => {
    const result = importRows([{}], [{}, { Pot_Cont: '3,45', TF: '0', 'TV|TVFV|TVP': '0' }])
    expect(one(result)).toMatchObject({ prices: [{ power: { '6.9': 0.4 } }] })
    expect(result.summary.notSoldRows).toBe(1)
    expect(importRows([{}], [{ TF: '0', 'TV|TVFV|TVP': '0' }]).summary.skipped['no-price']).toBe(1)
  })

  it('doubts energy with a power of zero, and keeps it', () => {
    const { doubt } = one(importRows([{}], [{ TF: '0' }]))?.evidence ?? {}
    expect(doubt).toBe('Tem preço da energia e potência a zero.')
  })

  it('reads gas by band and electricity by power off the same rows', () => {
    const dual = importRows(
      [{ Fornecimento: 'DUAL' }],
      [
        { Pot_Cont: '1,15', Escalao: '1', TF: '', 'TV|TVFV|TVP': '', TFGN: '0,1', TVGN: '0,08' },
        { Pot_Cont: '2,3', Escalao: '2', TFGN: '0,2', TVGN: '0,07' },
      ],
    ).catalogue?.offers
    expect(dual).toMatchObject([
      { id: 'el-axpo-01', bundle: 'axpo-01', prices: [{ power: { '2.3': 0.4 } }] },
      { id: 'gas-axpo-01', bundle: 'axpo-01', bands: { 1: [0.1, 0.08], 2: [0.2, 0.07] } },
    ])
    for (const offer of dual ?? []) expect(offer.conditions).toEqual([{ kind: 'pair' }])
  })

  it('ignores a band on an electricity-only row', () => {
    expect(linesOf(importRows([{}], [{ Escalao: '3' }]))).toEqual([unpriced])
  })

  it('gives regulated electricity the same id under both codes of its supplier', () => {
    for (const COM of ['EDPSU', 'TUR'])
      expect(one(importRows([{ COM, COD_Proposta: 'TUR' }], [{ COM, COD_Proposta: 'TUR' }]))).toMatchObject({
        id: 'el-edpsu-tur',
        provider: 'EDPSU',
        regulated: true,
      })
  })

  it('keeps the regulated price of small powers apart', () => {
    const tur = importCatalogue(sample).catalogue?.offers.find(({ id }) => id === 'el-edpsu-tur')
    expect(tur).toMatchObject({
      regulated: true,
      prices: [
        { energy: { all: 0.1609 }, power: { '1.15': 0.085, '2.3': 0.1413 } },
        { energy: { all: 0.1658 }, power: expect.objectContaining({ '3.45': 0.1786, '20.7': 0.9827 }) },
        ...[expect.anything(), expect.anything(), expect.anything()],
      ],
    })
  })

  it.each([
    { 'Data ini': '21/11/2025', 'Data fim': '', why: 'not-yet' },
    { 'Data ini': '20/11/2025', 'Data fim': '', why: undefined },
    { 'Data ini': '01/01/2025', 'Data fim': '19/11/2025', why: 'expired' },
    { 'Data ini': '01/01/2025', 'Data fim': '20/11/2025', why: undefined },
  ] as const)('checks both ends of the validity: %j', ({ why, ...days }) => {
    const other = { COM: 'COOP', COD_Proposta: 'COOP_1' }
    const { summary, catalogue } = importRows([days, other], [{}, other])
    expect(catalogue?.offers).toHaveLength(why ? 1 : 2)
    if (why) expect(summary.skipped[why]).toBe(1)
  })

  it('keeps the day an offer ends where that is before the tariff year', () => {
    expect(one(importRows([{ 'Data fim': '30/11/2025' }], [{}]))?.evidence.until).toBe('2025-11-30')
    expect(one(importRows([{ 'Data fim': '31/12/2025' }], [{}]))?.evidence.until).toBeUndefined()
  })

  it('labels a price that follows the market, under the old and the new name of the column', () => {
    expect(one(importRows([{ FiltroPrecosIndex: 'S' }], [{}]))?.indexed).toBe(true)
    const renamed = new TextDecoder()
      .decode(sample.conditions)
      .replace('FiltroPrecosIndex', 'FiltroPrecosIndex_ELE')
      .replace('FiltroRenovavel', 'FiltroRenovavel_ELE')
    const newer = { ...sample, conditions: new TextEncoder().encode(renamed) }
    expect(importCatalogue(newer).catalogue).toEqual(importCatalogue(sample).catalogue)
  })

  it.each<[cells: Record<string, string>, found: object]>([
    [{ FiltroPagamento: '100' }, { conditions: [{ kind: 'direct-debit' }] }],
    [{ FiltroPagamento: '110' }, {}],
    [{ Filtrofaturacao: '10' }, { conditions: [{ kind: 'e-bill' }] }],
    [{ FiltroRestrições: 'S' }, { conditions: [{ kind: 'group', text: expect.any(String) }] }],
    [{ FiltroFidelização: 'S' }, { loyalty: true }],
    [{ FiltroFidelização: '' }, { loyalty: undefined }],
    [{ FiltroTarifaSocial: 'N' }, { socialTariff: false }],
    [{ FiltroRenovavel: 'S' }, { renewable: true }],
    [
      { FiltroServicosAdic: 'S', 'CustoServicos_c/IVA (€/ano)': '72,45' },
      { conditions: [{ kind: 'service', text: expect.any(String) }], serviceEurPerYear: 72.45 },
    ],
    [
      { 'ReembFixo (€/ano)': '14,76', 'ReembTF_ELE (%)': '0,02', 'ReembW_ELE (€/kWh)': '2E-05' },
      { refund: { eurPerYear: 14.76, fixedShare: 0.02, eurPerKwh: 2e-5 } },
    ],
    [
      { FiltroNovosClientes: 'S', 'DescontNovoCliente_c/IVA (€/ano)': '49,2' },
      {
        conditions: [{ kind: 'new-customers' }, { kind: 'first-months', months: 12 }],
        newCustomerDiscount: { eurPerYear: 49.2 },
      },
    ],
    [{ ConsFim_ELE: '1188' }, { conditions: [{ kind: 'use-window', maxKwh: 1188 }] }],
    [
      { ConsIni_ELE: '1200', ConsFim_ELE: '3588' },
      { conditions: [{ kind: 'use-window', minKwh: 1200, maxKwh: 3588 }] },
    ],
    [{ LinkOfertaCom: 'https://a.pt/bhttps://a.pt/c ' }, { url: 'https://a.pt/b' }],
    [{ LinkOfertaCom: 'https://253722425', LinkCOM: 'https://a.pt' }, { url: 'https://a.pt' }],
    [{ LinkOfertaCom: 'NA', LinkCOM: '-' }, { url: undefined }],
  ])('reads %j', (cells, found) => {
    const offer = one(importRows([cells], [{}]))
    const read = (name: string) => [name, offer?.[name as keyof Offer]]
    expect(Object.fromEntries([...Object.keys(found), 'conditions'].map(read))).toEqual(found)
  })

  it('reads a gas window of 10 000 as the limit of home tariffs in m³: none for a home', () => {
    const gas = importRows(
      [{ Fornecimento: 'GN', ConsFim_GN: '10000' }],
      [{ Escalao: '1', TF: '', 'TV|TVFV|TVP': '', TFGN: '0,1', TVGN: '0,08' }],
    )
    expect(one(gas)?.conditions).toBeUndefined()
  })

  it('counts the fixed parts of a pair once, with its electricity', () => {
    const pair = importRows(
      [
        {
          Fornecimento: 'DUAL',
          FiltroServicosAdic: 'S',
          'CustoServicos_c/IVA (€/ano)': '60',
          'ReembFixo (€/ano)': '12',
          'ReembTF_GN (%)': '0,01',
        },
      ],
      [{ Escalao: '1', TFGN: '0,1', TVGN: '0,08' }],
    ).catalogue?.offers
    expect(pair).toMatchObject([
      { serviceEurPerYear: 60, refund: { eurPerYear: 12 } },
      { refund: { fixedShare: 0.01 } },
    ])
    expect(pair?.[1]).not.toHaveProperty('serviceEurPerYear')
  })
})
