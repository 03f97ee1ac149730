import { energyFigures } from './figures'

it('keeps every decimal of a price', () => {
  const funding = energyFigures.find(({ id }) => id === 'energy.social-tariff-funding')
  expect(funding?.values.at(-1)?.lines).toEqual([{ text: '0,0020666\u00a0€ por kWh' }])
})
