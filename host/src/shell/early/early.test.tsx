import { fireEvent, waitFor } from '@testing-library/dom'
import type { HandOver } from './early.types'

const mockFetch = jest.fn(async (_address: string, _init: RequestInit) => ({}))
const goOn = () => document.querySelector<HTMLFormElement>('form')?.requestSubmit()
const pick = (value: string) =>
  document.querySelector<HTMLInputElement>(`[type=radio][value=${value}]`)?.click()

/** A question before any script but this one. */
async function question(form = 'method="get" action="/energia/simular"') {
  jest.resetModules()
  document.head.innerHTML = '<script type="module" src="/_shell/1.0+ab/shell.js"></script>'
  document.body.innerHTML = `<div data-slot="main"><form ${form}><input name="enviado" value="casa">
    <input type="radio" name="home" value="casa"><input type="radio" name="home" value="ferias"></form></div>`
  Object.assign(globalThis, { fetch: mockFetch })
  mockFetch.mockClear()
  await import('./early')
}

/** The shell loads: the calls it receives, and what it sends of the answers. */
function shellComes() {
  const sheet = '<link rel="stylesheet" media="print" href="/a.css">'
  const wearSheets = jest.fn(() => document.head.insertAdjacentHTML('beforeend', sheet))
  const ready = jest.fn()
  const sendEarly = jest.fn()
  const navigation = jest.fn(async () => ({ sendEarly }))
  globalThis.qpEarly?.(navigation as unknown as Parameters<HandOver>[0], wearSheets).then(ready)
  return { navigation, wearSheets, ready, sendEarly }
}
afterEach(() => {
  globalThis.qpEarly = undefined
  globalThis.qpAsked = undefined
})

const addresses = () => mockFetch.mock.calls.map(([address]) => address)
const sheetSettles = (type: 'load' | 'error') =>
  fireEvent(document.querySelector('link') as Element, new Event(type))

it('asks for the next question with its style as soon as one is answered, once for each answer', async () => {
  await question()
  pick('casa')
  expect(addresses()).toEqual([])
  goOn()
  goOn()
  expect(addresses()).toEqual(['/energia/simular/_payload.json?1.0+ab.styled&enviado=casa&home=casa'])
  pick('ferias')
  goOn()
  expect(addresses()[1]).toMatch(/home=ferias$/)
  expect(mockFetch.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal)
})

it('hands the shell what was sent last, and fetches nothing else while it waits', async () => {
  await question()
  pick('casa')
  goOn()
  pick('ferias')
  goOn()
  const { sendEarly, wearSheets, ready } = shellComes()
  await waitFor(() => expect(sendEarly).toHaveBeenCalled())
  const [sent, begin] = sendEarly.mock.calls[0]
  expect(sent.href).toBe('http://localhost/energia/simular?enviado=casa&home=ferias')
  expect([...(globalThis.qpAsked?.keys() ?? [])]).toEqual([expect.stringMatching(/home=casa$/), sent.href])
  expect(wearSheets).not.toHaveBeenCalled()
  begin()
  expect(wearSheets).toHaveBeenCalled()
  sheetSettles('load')
  await waitFor(() => expect(ready).toHaveBeenCalledTimes(1))
})

it('has a choice that was made heard as soon as the shell is there', async () => {
  await question()
  pick('casa')
  const { navigation, sendEarly, wearSheets } = shellComes()
  expect(navigation).toHaveBeenCalledTimes(1)
  expect(wearSheets).toHaveBeenCalled()
  await Promise.resolve()
  expect(sendEarly).not.toHaveBeenCalled()
})

it('waits for no sheet that stays away', async () => {
  jest.useFakeTimers()
  await question()
  const { ready } = shellComes()
  await jest.advanceTimersByTimeAsync(4999)
  expect(ready).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(ready).toHaveBeenCalled()
  jest.useRealTimers()
})

it('leaves a form that holds what no address may to the browser', async () => {
  await question('method="post"')
  let left = false
  const notSent = (event: Event) => {
    left = !event.defaultPrevented
    event.preventDefault() // jsdom sends nothing
  }
  document.addEventListener('submit', notSent, { once: true })
  goOn()
  expect([left, addresses()]).toEqual([true, []])
})

it('goes to the next question by itself when the shell stays away', async () => {
  jest.useFakeTimers()
  // Jsdom complains of a navigation, which it does not have.
  const told = jest.spyOn(console, 'error').mockImplementation()
  await question()
  goOn()
  jest.advanceTimersByTime(4999)
  expect(told).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(told).toHaveBeenCalledTimes(1)
  told.mockRestore()
  jest.useRealTimers()
})
