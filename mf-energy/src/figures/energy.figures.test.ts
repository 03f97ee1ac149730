import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parametersIn } from 'shared-lib/dated/parameters-in'
import { energyFigures } from './energy.figures'

const folder = path.join(__dirname, '../parameters')
const modules = readdirSync(folder)
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file): object => require(path.join(folder, file)))

it('publishes every parameter of energy, once', () =>
  expect(energyFigures.map(({ id }) => id).toSorted()).toEqual(
    parametersIn(modules)
      .map(({ id }) => id)
      .toSorted(),
  ))

it('says of each who sets it, how far it was checked and on which day', () => {
  for (const { id, law, confidence, reviewed, reviewBy } of energyFigures) {
    expect([id, law, confidence]).toEqual([
      id,
      expect.not.stringMatching(/github/),
      expect.stringMatching(/^[A-D]$/),
    ])
    expect([id, reviewed < reviewBy]).toEqual([id, true])
  }
  expect(energyFigures.filter(({ own }) => own).map(({ id }) => id)).toEqual(['energy.gas.kwh-per-m3'])
})

it('says every value in words', () => {
  for (const { id, values } of energyFigures)
    for (const { lines } of values)
      for (const { text } of lines)
        expect([id, text]).toEqual([id, expect.not.stringMatching(/undefined|NaN|\[object|^$/)])
})

it('keeps every decimal of a price', () => {
  const funding = energyFigures.find(({ id }) => id === 'energy.social-tariff-funding')
  expect(funding?.values.at(-1)?.lines).toEqual([{ text: '0,0020666\u00a0€ por kWh' }])
})
