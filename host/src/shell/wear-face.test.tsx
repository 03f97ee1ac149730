import { current } from './current'
import { wearFace } from './wear-face'

/** Counts which faces a page has. */
const fonts = new Set<object>()

beforeEach(() => {
  fonts.clear()
  Object.assign(window, {
    FontFace: class {
      load = async () => this
    },
  })
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
})
afterEach(() => {
  current.wearFace = undefined
  Reflect.deleteProperty(document, 'fonts')
  Reflect.deleteProperty(window, 'FontFace')
})

it('gives the face to the next page, and lays nothing of this one out again', async () => {
  await wearFace()
  expect(fonts.size).toBe(0)
  current.wearFace?.()
  expect(fonts.size).toBe(1)
})
