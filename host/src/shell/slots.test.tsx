import type { PageData } from 'shared-lib/contract/page-data'
import { slotOf } from './testing/pages'

const mockMount = jest.fn(async (_slot: { id: string }, _element: HTMLElement) => true)
jest.mock('./wake', () => ({ mountSlot: mockMount }))

const settle = () => new Promise((done) => setTimeout(done, 10))
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}

beforeAll(async () => {
  const { hearSlots } = await import('./slots')
  hearSlots()
})

async function show(wake: 'now' | 'interaction', html: string) {
  mockMount.mockClear()
  document.body.innerHTML = `<div data-slot="main">${html}</div><p id="outside"></p>`
  const { current } = await import('./current')
  const { watchSlots } = await import('./slots')
  current.page = { slots: [slotOf({ wake })], remotes: {} } as unknown as PageData
  watchSlots()
}

it('wakes a slot at once when its contract asks for it', async () => {
  await show('now', '')
  await settle()
  expect(mockMount.mock.calls.map(([{ id }]) => id)).toEqual(['main'])
})

it.each(['pointerdown', 'focusin', 'keydown', 'input'])(
  'wakes a slot by %s inside it, once',
  async (type) => {
    await show('interaction', '<input>')
    const happens = (place: string) => find(place).dispatchEvent(new Event(type, { bubbles: true }))
    happens('#outside')
    await settle()
    expect(mockMount).not.toHaveBeenCalled()
    for (const _ of [1, 2]) happens('input')
    await settle()
    expect(mockMount).toHaveBeenCalledTimes(1)
  },
)

it('keeps a press on a sleeping button and presses it once when the widget is live', async () => {
  await show('interaction', '<button type="button">Menu</button>')
  const button = find('button')
  button.click()
  button.click()
  const heard = jest.fn()
  button.addEventListener('click', heard)
  await settle()
  expect(heard).toHaveBeenCalledTimes(1)
})

it('drops what was pressed when the widget cannot be had', async () => {
  await show('interaction', '<button type="button">Menu</button>')
  mockMount.mockResolvedValueOnce(false)
  const button = find('button')
  const heard = jest.fn()
  button.addEventListener('click', heard)
  button.click()
  await settle()
  expect(heard).not.toHaveBeenCalled()
})

describe('a link that opens a window', () => {
  const opener = '<a href="#elsewhere" aria-haspopup="dialog">Quero poupar</a>'

  it('is followed after all when the widget cannot be had', async () => {
    await show('interaction', opener)
    mockMount.mockResolvedValueOnce(false)
    const heard = jest.fn()
    find('a').click()
    find('a').addEventListener('click', (event) => heard(event.defaultPrevented))
    await settle()
    expect(heard.mock.calls).toEqual([[false]])
  })

  it('is the browser’s when it was meant for another tab', async () => {
    await show('interaction', opener)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    find('a').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  })
})

it.each(['<form method="get"><button>Continuar</button></form>', '<a href="#x"><button>Ver</button></a>'])(
  'leaves %s to the browser',
  async (html) => {
    await show('interaction', html)
    let stopped = true
    const hear = (event: Event) => {
      stopped = event.defaultPrevented
      event.preventDefault()
    }
    document.body.addEventListener('click', hear, { once: true })
    find('button').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(stopped).toBe(false)
  },
)

it('wakes a slot that would wait for a touch, where its widget kept something for this visit', async () => {
  sessionStorage.setItem(`qp:draft:${slotOf({}).tag}`, '{}')
  await show('interaction', '')
  await settle()
  expect(mockMount).toHaveBeenCalledTimes(1)
  sessionStorage.clear()
})
