import { watchPage } from './watch-page'

const nothing = () => {}
let page: ReturnType<typeof watchPage>

beforeEach(() => {
  page = watchPage()
})
afterEach(() => page.stop())

it.each<[string, () => void, string[]]>([
  ['a listener on the window', () => window.addEventListener('resize', nothing), ['resize on Window']],
  ['one on the document', () => document.addEventListener('keydown', nothing), ['keydown on Document']],
  [
    'one on a node',
    () => document.body.addEventListener('click', nothing, true),
    ['click on HTMLBodyElement'],
  ],
  ['a timer', () => void setTimeout(nothing, 60_000), ['setTimeout']],
  ['an interval', () => void setInterval(nothing, 60_000), ['setInterval']],
  ['a frame', () => void requestAnimationFrame(nothing), ['requestAnimationFrame']],
])('reports %s that was left', (_, leave, left) => {
  leave()
  expect(page.left()).toEqual(left)
})

it('reports a listener that was removed from the wrong phase', () => {
  window.addEventListener('scroll', nothing, true)
  window.removeEventListener('scroll', nothing)
  expect(page.left()).toEqual(['scroll on Window'])
  window.removeEventListener('scroll', nothing, { capture: true })
  expect(page.left()).toEqual([])
})

it('forgives what was cleaned up, ran out or left with its node', async () => {
  window.addEventListener('scroll', nothing)
  window.removeEventListener('scroll', nothing)
  document.createElement('div').addEventListener('click', nothing)
  clearTimeout(setTimeout(nothing, 60_000))
  clearInterval(setInterval(nothing, 60_000))
  cancelAnimationFrame(requestAnimationFrame(nothing))
  await new Promise<void>((done) => setTimeout(done, 1))
  expect(page.left()).toEqual([])
})

it('puts the page back as it was', () => {
  const watched = globalThis.setTimeout
  page.stop()
  expect(globalThis.setTimeout).not.toBe(watched)
  page = watchPage()
})
