import { regionOf } from 'shared-lib/rules/property/region'
import { packedPrefixesWithoutGas } from '../data/parameters/gas-network-prefixes'
import postal from '../data/parameters/postal-municipalities.json'
import { isWithoutGas } from './asked'
import { hasGasNetwork, municipalitiesOf, tosOf } from './municipality'
import cases from './testing/place.json'

describe('a postal prefix', () => {
  it.each(cases.regions)('$prefix lies in: $region', ({ prefix, region }) =>
    expect(regionOf(prefix)).toBe(region),
  )

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

describe('the postal prefixes without piped gas', () => {
  const known = Object.values(postal.rows)
    .flatMap((prefixes) => prefixes.split(' '))
    .toSorted()
  const without = known.filter((prefix) => municipalitiesOf(prefix).every(({ code }) => !hasGasNetwork(code)))

  it('are packed as the two lists have them today', () => {
    const groups = new Map<string, string>()
    for (const prefix of without) {
      const head = prefix.slice(0, 2)
      groups.set(head, (groups.get(head) ?? head) + prefix.slice(2))
    }
    expect(packedPrefixesWithoutGas).toBe([...groups.values()].join(' '))
  })

  it('are known by the whole code and by its first digits; any other prefix stays unknown', () => {
    expect(without.length).toBeGreaterThan(100)
    const every = Array.from({ length: 9000 }, (_, at) => String(at + 1000))
    expect(every.filter(isWithoutGas)).toEqual(without)
    expect(isWithoutGas('7700-001')).toBe(true) // Almodôvar
    expect(isWithoutGas('2230')).toBe(false) // Sardoal and Abrantes, one of them with gas
  })
})
