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
  const data = openSlotData()
  const menu = { at: 'first' }
  const name = data.keep(menu).split('/').at(-1)?.replace('.json', '') ?? ''
  for (let turn = 0; turn < 60; turn++) data.keep({ turn })
  expect(data.textOf(name)).toBeUndefined()
  data.keep(menu)
  expect(data.textOf(name)).toBe('{"at":"first"}')
})
