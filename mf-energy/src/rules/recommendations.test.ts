import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import { type ApplianceKey, appliances } from '../data/parameters/appliances'
import { contractedPowerSteps } from '../data/parameters/contracted-power'
import type { GasUse, Inhabitants } from './energy-answers'
import { recommendGasTier } from './gas-tier'
import { powerOfAll, recommendPower } from './recommend-power'

const keys = Object.keys(appliances) as ApplianceKey[]

describe('the power configurator', () => {
  it('knows the 14 appliances of the funnel', () => expect(keys.length).toBe(14))

  it('gives 3.45 kVA for a fridge and one machine at a time, as ERSE’s example', () => {
    expect(recommendPower(['fridge', 'washingMachine'])).toMatchObject({ kva: 3.45, watts: 3200 })
  })

  it('adds the two largest that run together to what is always on and the lights', () => {
    const answer = recommendPower(['fridge', 'freezer', 'oven', 'dishwasher', 'hairDryer', 'heater'])
    expect(answer).toMatchObject({ watts: 200 + 200 + 500 + 3000 + 2000, kva: 6.9 })
    expect(answer.together).toEqual(['dishwasher', 'heater'])
  })

  it('takes the visitor’s word for what runs together', () => {
    const owned: readonly ApplianceKey[] = ['fridge', 'oven', 'dishwasher', 'vacuum', 'microwave']
    expect(recommendPower(owned, ['vacuum', 'microwave']).watts).toBe(200 + 500 + 1600 + 1200)
  })

  it('knows what all at once would need, never less than what it recommends', () => {
    expect(powerOfAll(['fridge', 'oven', 'hob', 'heater'])).toEqual({
      watts: 200 + 2000 + 5000 + 2000 + 500,
      kva: 10.35,
    })
    expect(powerOfAll(keys)).toEqual({ watts: 25_000, kva: 27.6 })
    forAll(fc.subarray(keys), (owned) => {
      expect(powerOfAll(owned).watts).toBeGreaterThanOrEqual(recommendPower(owned).watts)
    })
  })

  it('always gives a power that is sold, enough for what it counted, and never less for more appliances', () => {
    forAll(fc.subarray(keys), fc.constantFrom(...keys), (owned, more) => {
      const answer = recommendPower(owned)
      expect(contractedPowerSteps).toContain(answer.kva)
      expect(answer.kva * 1000).toBeGreaterThanOrEqual(answer.watts)
      expect(recommendPower([...owned, more]).kva).toBeGreaterThanOrEqual(answer.kva)
    })
  })
})

describe('the gas configurator', () => {
  it.each<{ uses: GasUse[]; inhabitants: Inhabitants; tier: number }>([
    { uses: ['stove'], inhabitants: 5, tier: 1 },
    { uses: ['stove', 'oven'], inhabitants: 5, tier: 1 },
    { uses: ['stove', 'waterHeater'], inhabitants: 2, tier: 1 },
    { uses: ['stove', 'waterHeater'], inhabitants: 3, tier: 2 },
    { uses: ['stove', 'heater'], inhabitants: 1, tier: 3 },
    { uses: ['stove', 'waterHeater', 'centralHeating'], inhabitants: 2, tier: 4 },
  ])('gives tier $tier for $uses with $inhabitants people', ({ uses, inhabitants, tier }) => {
    expect(recommendGasTier(uses, inhabitants)).toMatchObject({ tier, confidence: 'D' })
  })
})
