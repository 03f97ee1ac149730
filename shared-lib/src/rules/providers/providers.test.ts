import { initialsOf, providerOptions, providerVerticals } from './providers'

describe.each(providerVerticals)('providers of %s', (vertical) => {
  const options = providerOptions(vertical)

  it('have one code and one name each, in the order of the alphabet, then other and none', () => {
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
    const names = options.slice(0, -2).map(({ label }) => label)
    expect(names).toEqual([...names].sort((one, two) => one.localeCompare(two, 'pt')))
    expect(options.slice(-2).map(({ value }) => value)).toEqual(['other', 'none'])
  })

  it('all have initials', () => {
    for (const { label } of options) expect(initialsOf(label)).toMatch(/^[\p{Lu}\p{N}]{1,2}$/u)
  })
})

it.each([
  ['EDP Comercial', 'EC'],
  ['Endesa', 'E'],
  ['Ok!', 'O'],
  ['Caixa Geral de Depósitos', 'CG'],
  ['Zug Power', 'ZP'],
])('%s → %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
