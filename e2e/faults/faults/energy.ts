import type { Fault } from '../fault'

export const energy: readonly Fault[] = [
  {
    name: 'energy above the first 200 kWh has the reduced VAT',
    file: 'mf-energy/src/rules/electricity-bill.ts',
    find: `kwh <= reducedKwh ? 1 : reducedKwh / kwh`,
    replace: `kwh <= reducedKwh ? 1 : 1`,
    caughtBy: 'mf-energy/src/rules/electricity-bill.test.ts',
  },
  {
    name: 'a contracted power above 6.9 kVA has the reduced VAT',
    file: 'mf-energy/src/rules/electricity-bill.ts',
    find: `if (kva > rule.maxKva) return 0`,
    replace: `if (kva < 0) return 0`,
    caughtBy: 'mf-energy/src/rules/electricity-bill.test.ts',
  },
  {
    name: 'the audiovisual fee is charged twelve times too little',
    file: 'mf-energy/src/rules/electricity-bill.ts',
    find: `perMonth(tv.eurPerMonth), 1)`,
    replace: `perMonth(tv.eurPerMonth, 1), 1)`,
    caughtBy: 'mf-energy/src/rules/electricity-bill.test.ts',
  },
  {
    name: 'a gas bill counts the network part twice',
    file: 'mf-energy/src/rules/gas-bill.ts',
    find: `input.addNetworkFixed ? input.fixedEurPerDay : input.fixedEurPerDay - networkPerDay`,
    replace: `input.fixedEurPerDay`,
    caughtBy: 'mf-energy/src/rules/gas-bill.test.ts',
  },
  {
    name: 'a saving is shown with the wrong sign',
    file: 'mf-energy/src/rules/rank-offers.ts',
    find: `currentCents - bill.yearlyCents`,
    replace: `bill.yearlyCents - currentCents`,
    caughtBy: 'mf-energy/src/rules/rank-offers.test.ts',
  },
  {
    name: 'the two periods of a bi-hourly price change places',
    file: 'mf-energy/src/rules/priced-offer.ts',
    find: `kwh: kwh * split.bi.outsideOffPeak,`,
    replace: `kwh: kwh * split.bi.offPeak,`,
    caughtBy: 'mf-energy/src/rules/rank-offers.test.ts',
  },
  {
    name: 'equal costs have places of their own',
    file: 'shared-lib/src/rules/offers/places.ts',
    find: `if (cents(one) !== cents(group[best] ?? one)) best = index`,
    replace: `best = index`,
    caughtBy: 'shared-lib/src/rules/offers/places.test.ts',
  },
]
