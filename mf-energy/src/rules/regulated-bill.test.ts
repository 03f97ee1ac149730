// @suite prices-of-june: it ranks the catalogue of that month.
import '../testing/prices-of-june'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { catalogue } from '../data/offers/catalogue'
import { contractedPowerSteps } from '../data/parameters/contracted-power'
import { householdOf } from './household'
import { priceElectricity } from './priced-offer'
import { regulatedBill } from './regulated-bill'

const home = (contractedPower: number, kwhElectricity = 5000) =>
  householdOf(
    { energyType: 'electricity', postalCode: '1000', contractedPower, kwhElectricity },
    toIsoDate('2026-11-22'),
  )

it.each(contractedPowerSteps.filter((kva) => kva <= 20.7))(
  'is the catalogue’s own regulated bill while the tariff is that of the catalogue, at %s kVA',
  (kva) => {
    const today = toIsoDate('2026-09-30')
    const offer = priceElectricity(home(kva), catalogue, today).find(
      ({ id }) => id === 'el-cur-su-eletricidade-e-outros-tarifa-regulada~simple',
    )
    expect(regulatedBill(home(kva), today)?.yearlyCents).toBe(offer?.row.yearlyCents)
  },
)

it('follows the tariff within a year', () => {
  expect(regulatedBill(home(6.9), toIsoDate('2026-09-30'))?.yearlyCents).toBe(115_546)
  // 5.000 kWh × 0,0057 €: 2.433 kWh of them with 6 % of VAT, the others with 23 %.
  expect(regulatedBill(home(6.9), toIsoDate('2026-10-01'))?.yearlyCents).toBe(115_546 + 3_270)
})

it('holds as long as the tariff, and no day longer', () => {
  expect(regulatedBill(home(6.9), toIsoDate('2026-12-31'))).toMatchObject({
    yearlyCents: 118_816,
    until: '2026-12-31',
  })
  expect(regulatedBill(home(6.9), toIsoDate('2027-01-01'))).toBeUndefined()
  expect(regulatedBill(home(27.6), toIsoDate('2026-12-31'))).toBeUndefined()
})
