import { hasGasNetwork, municipalitiesOf, tosOf } from './municipality'
import { regionOf } from './region'

describe('a postal prefix', () => {
  it.each([
    { prefix: '1000', region: 'mainland' },
    { prefix: '8999', region: 'mainland' },
    { prefix: '9000', region: 'madeira' },
    { prefix: '9400', region: 'madeira' },
    { prefix: '9500', region: 'azores' },
    { prefix: '9980', region: 'azores' },
  ])('$prefix lies in: $region', ({ prefix, region }) => expect(regionOf(prefix)).toBe(region))

  it('names its municipality, or several when it crosses a border', () => {
    expect(municipalitiesOf('1000')).toEqual([{ code: '1106', name: 'Lisboa' }])
    expect(municipalitiesOf('2230').map(({ name }) => name)).toEqual(['Sardoal', 'Abrantes'])
  })

  it('is not refused when it is newer than the list: it only names no place', () => {
    expect(municipalitiesOf('8999')).toEqual([])
  })
})

describe('the subsoil tax', () => {
  it('is that of the municipality', () => {
    expect(tosOf('1504')).toEqual({ eurPerDay: 0.03089568, eurPerKwh: 0.02654075 }) // Barreiro, 2026
  })

  it('does not exist where there is no gas network', () => {
    expect(hasGasNetwork('0202')).toBe(false) // Almodôvar
    expect(tosOf('0202')).toBeUndefined()
  })
})
