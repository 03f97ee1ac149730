import { toIsoDate } from 'shared-lib/dates/iso-date'
import { catalogue } from '../offers/catalogue'
import { type EnergyBillCall, energyBill, energyRanking } from './energy-api'

const today = toIsoDate('2026-11-21')
const regulated = 'el-cur-su-eletricidade-e-outros-tarifa-regulada'
const regulatedGas = 'gas-todos-os-cur-tarifa-regulada-2025-26'

describe('the bill of one offer', () => {
  it.each<{ call: EnergyBillCall; cents: number }>([
    {
      call: { offerId: regulated, contractedPower: 3.45, kwh: { outsideOffPeak: 1140, offPeak: 760 } },
      cents: 44_179,
    },
    {
      call: { offerId: regulated, contractedPower: 6.9, kwh: { outsideOffPeak: 3000, offPeak: 2000 } },
      cents: 114_032,
    },
    {
      call: { offerId: regulated, contractedPower: 6.9, kwh: { all: 5000 }, largeFamily: true },
      cents: 112_125,
    },
  ])('is $cents cents', ({ call, cents }) => {
    expect(energyBill(call, catalogue, today)).toMatchObject({ yearlyCents: cents, asOf: '2026-06-11' })
  })

  it('says that gas is the last known', () => {
    expect(energyBill({ offerId: regulatedGas, gasTier: 1, kwhGas: 1610 }, catalogue, today)).toMatchObject({
      monthlyCents: 1638,
      outdatedSince: '2026-09-30',
    })
  })

  it.each<{ call: EnergyBillCall; field: string }>([
    { call: { offerId: 'none' }, field: 'offerId' },
    { call: { offerId: regulated, kwh: { all: 1 } }, field: 'contractedPower' },
    { call: { offerId: regulated, contractedPower: 4, kwh: { all: 1 } }, field: 'contractedPower' },
    { call: { offerId: regulated, contractedPower: 6.9 }, field: 'kwh' },
    { call: { offerId: regulated, contractedPower: 6.9, kwh: { all: -1 } }, field: 'kwh' },
    { call: { offerId: regulated, contractedPower: 27.6, kwh: { all: 5000 } }, field: 'kwh' },
    { call: { offerId: regulatedGas, kwhGas: 100 }, field: 'gasTier' },
    { call: { offerId: 'gas-plenitude-tarifa-ts-facil-gas', gasTier: 1, kwhGas: 100 }, field: 'gasTier' },
    { call: { offerId: regulatedGas, gasTier: 1, kwhGas: 100, municipality: '0202' }, field: 'municipality' },
  ])('names what is wrong: $field', ({ call, field }) => {
    expect(energyBill(call, catalogue, today)).toMatchObject({ problem: { field } })
  })
})

it('agrees with the ranking for the same home', () => {
  const ranking = energyRanking(
    { answers: { energyType: 'electricity', contractedPower: 6.9, kwhElectricity: 5000 } },
    catalogue,
    today,
  )
  if (ranking.kind !== 'ranked') throw new Error(ranking.text)
  for (const row of ranking.rows.filter((one) => one.supplies[0].timeOption === 'simple')) {
    const call = { offerId: row.supplies[0].offerId, contractedPower: 6.9, kwh: { all: 5000 } }
    expect(energyBill(call, catalogue, today)).toMatchObject({
      yearlyCents: row.yearlyCents,
      parts: row.parts,
    })
  }
})
