import { readAnswers } from 'shared-lib/kit/funnel/flow'
import { addressOf } from 'shared-lib/kit/funnel/funnel-address'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { electricityByPeople, gasByTier, powerByPeople } from '../../data/parameters/consumption-profiles'
import { householdOf } from '../../rules/household'
import { presetAnswers, presetKeys, presets } from '../../rules/presets'
import { energyFunnel } from './energy.funnel'

const today = toIsoDate('2026-11-21')
const home = (key: (typeof presetKeys)[number]) =>
  householdOf(readAnswers(energyFunnel, { ...presetAnswers(key, 'dual'), postalCode: '1000' }), today)

it.each(presetKeys)('prices %s by the figures it names, which are published ones', (key) => {
  const { kwhElectricity, kva, inhabitants } = home(key)
  const { about } = presets[key]
  expect(about).toContain(`${formatNumber(kwhElectricity)} kWh`)
  expect(kwhElectricity).toBe(electricityByPeople[inhabitants].kwh)
  if (about.includes('kVA')) {
    expect(about).toContain(`${String(kva).replace('.', ',')} kVA`)
    expect(powerByPeople[inhabitants]).toMatchObject({ kva })
  }
})

it.each([
  { key: 'couple', tier: 1, kwh: 1610 },
  { key: 'family', tier: 2, kwh: 3407 },
] as const)('takes the gas of $key from ERSE’s typical customer', ({ key, tier, kwh }) => {
  expect(home(key)).toMatchObject({ gasTier: tier, kwhGas: kwh })
  expect(gasByTier[tier]).toMatchObject({ kwh, confidence: 'A' })
})

it.each(presetKeys)('leaves nothing to ask of %s but for what home it is', (key) => {
  expect(addressOf(energyFunnel, '', presetAnswers(key, 'electricity'))).not.toContain('gasTier')
  const answers = readAnswers(energyFunnel, presetAnswers(key, 'dual'))
  expect(Object.keys(answers).toSorted()).toEqual(
    ['contractedPower', 'currentProvider', 'energyType', 'gasTier', 'houseUsage', 'inhabitants'].toSorted(),
  )
})
