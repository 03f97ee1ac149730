import { openSlotData } from './slot-data'

it('keeps data under one address for equal data, and gives its JSON back', () => {
  const data = openSlotData()
  const menu = { navbar: [{ text: 'Energia' }] }
  const address = data.keep(menu)
  expect(address).toMatch(/^\/builds\/data\/[0-9a-f]{16}\.json$/)
  expect(data.keep(menu)).toBe(address)
  expect(data.keep({ navbar: [{ text: 'Energia' }] })).toBe(address)
  expect(data.keep({ navbar: [] })).not.toBe(address)
  const name = address.split('/').at(-1)?.replace('.json', '') ?? ''
  expect(JSON.parse(data.textOf(name) ?? '')).toEqual(menu)
  expect(data.textOf('0123456789abcdef')).toBeUndefined()
})

it('keeps what was dropped for newer data again when a page is drawn with it', () => {
  const data = openSlotData(4000)
  const menu = { at: 'first' }
  const name = data.keep(menu).split('/').at(-1)?.replace('.json', '') ?? ''
  for (let turn = 0; turn < 60; turn++) data.keep({ turn })
  expect(data.textOf(name)).toBeUndefined()
  data.keep(menu)
  expect(data.textOf(name)).toBe('{"at":"first"}')
})

it('names what is large with the page that it is of, and leaves a little to the page', () => {
  const data = openSlotData()
  expect(data.keepLarge({ a: 1 }, '/guias/um')).toBeUndefined()
  const large = { rows: Array.from({ length: 400 }, (_, at) => at) }
  const [address = '', page] = (data.keepLarge(large, '/guias/um') ?? '').split('?')
  expect(page).toBe('/guias/um')
  expect(data.textOf(/([0-9a-f]{16})\.json$/.exec(address)?.[1] ?? '')).toBe(JSON.stringify(large))
  expect(data.keepLarge(large, '/guias/dois')).toBe(`${address}?/guias/dois`)
})
