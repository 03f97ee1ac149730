import { current } from './current'
import { wearFace } from './wear-face'

/** Loads at once; counts which faces a page has. */
const fonts = new Set<object>()
let height = 20

beforeEach(() => {
  fonts.clear()
  current.wearFace = undefined
  Object.assign(window, {
    FontFace: class {
      load = async () => this
    },
  })
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  document.body.innerHTML = '<h1>Poupas 171 € por ano</h1>'
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: 0, height: fonts.size ? height : 20 }) as DOMRect)
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(document, 'fonts')
  Reflect.deleteProperty(window, 'FontFace')
})

it.each([
  { title: 'at once where nothing moves', after: 20, now: 1 },
  { title: 'from the next page on where a line would break elsewhere', after: 40, now: 0 },
])('wears the face $title', async ({ after, now }) => {
  height = after
  await wearFace()
  expect(fonts.size).toBe(now)
  current.wearFace?.()
  expect(fonts.size).toBe(1)
})

it('leaves a browser without faces as it is', async () => {
  Reflect.deleteProperty(document, 'fonts')
  await wearFace()
  expect(current.wearFace).toBeUndefined()
})
