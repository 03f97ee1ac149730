import type { PagePayload } from 'shared-lib/contract/page-data'
import { payloadOf as pageAsData, slotOf } from '../testing/pages'

const mockAsked: string[] = []
let mockAnswer: (query: string) => Promise<PagePayload>
jest.mock('../navigation/payload', () => ({
  fetchPayload: ({ search }: URL) => {
    mockAsked.push(search)
    return mockAnswer(search)
  },
}))
jest.mock('../wake', () => ({ mountSlot: async () => true, loadWidget: async () => ({}) }))

const slot = slotOf({ id: 'palco', kind: 'element', tag: 'qp-thing', wake: 'interaction' })

const bodyOf = (query: string) => {
  const amount = new URLSearchParams(query).get('amount') ?? ''
  const wrong = amount === 'x'
  return `<form data-playground action="/programadores/blocos/qp-thing" method="get">
    <input id="atributo-amount" name="amount" value="${amount}"${wrong ? ' aria-invalid="true"' : ''}><p data-live="problema-amount">${wrong ? 'Não serve.' : ''}</p>
    <input id="atributo-folded" name="folded" type="checkbox" value="true"><button>Mostrar</button></form>
    <div data-stage><qp-thing data-ssr="palco">com ${amount || 'nada'}</qp-thing></div><p data-told></p>
    <pre><code data-live="codigo-bloco">${amount || 'vazio'}</code></pre><p><button type="button" hidden data-copy="codigo-bloco">Copiar</button><span role="status"></span></p>`
}
const payloadOf = async (query: string): Promise<PagePayload> => ({
  ...pageAsData('/programadores/blocos/qp-thing', { slots: [slot] }),
  body: bodyOf(query),
})

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Long enough for the playground, which waits 120 ms for another key. */
const pause = (ms = 200) => jest.advanceTimersByTimeAsync(ms)
const find = <Found extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const type = (text: string) => {
  const field = find<HTMLInputElement>('[name=amount]')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

async function open(query = '') {
  mockAnswer = payloadOf
  mockAsked.length = 0
  history.replaceState(null, '', `/programadores/blocos/qp-thing${query}`)
  document.body.innerHTML = bodyOf(query)
  const { current } = await import('../current')
  current.page = (await payloadOf(query)).page
  const { play } = await import('./playground')
  play(find<HTMLFormElement>('form'))
  return { current, play }
}

it('shows what is typed in the tag, the code and the address, once the typing pauses', async () => {
  const { current } = await open()
  type('1')
  await pause(100)
  type('12')
  await pause(100)
  expect(mockAsked).toEqual([])
  await pause(20)
  expect(mockAsked).toEqual(['?amount=12'])
  expect(find('[data-stage]')).toHaveTextContent('com 12')
  expect(find('code')).toHaveTextContent('12')
  expect([location.search, current.url]).toEqual(['?amount=12', '/programadores/blocos/qp-thing?amount=12'])
  expect(find('[data-told]')).toHaveTextContent('atualizados')
})

it('leaves the control in use alone and shows what is wrong with it', async () => {
  await open()
  const field = find<HTMLInputElement>('[name=amount]')
  field.focus()
  type('x')
  await pause()
  expect(find('[name=amount]')).toBe(field)
  expect(document.activeElement).toBe(field)
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(find('[data-live="problema-amount"]')).toHaveTextContent('Não serve.')
  type('3')
  await pause()
  expect(field).not.toHaveAttribute('aria-invalid')
  expect(find('[data-live="problema-amount"]')).toBeEmptyDOMElement()
})

it('shows the last of two answers, whichever comes first', async () => {
  await open()
  const late: (() => void)[] = []
  mockAnswer = async (query) => {
    if (query === '?amount=1') await new Promise<void>((done) => late.push(done))
    return payloadOf(query)
  }
  type('1')
  await pause()
  type('2')
  await pause()
  for (const answer of late) answer()
  await pause(0)
  expect(find('[data-stage]')).toHaveTextContent('com 2')
  expect(location.search).toBe('?amount=2')
})

it('keeps what is there when the server cannot be asked, and shows a message', async () => {
  await open()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  mockAnswer = async () => Promise.reject(new Error('offline'))
  type('5')
  await pause()
  expect(find('[data-stage]')).toHaveTextContent('com nada')
  expect(find('[data-told]')).toHaveTextContent('Não foi possível atualizar')
  mockAnswer = payloadOf
  find<HTMLFormElement>('form').requestSubmit()
  await pause(0)
  expect(find('[data-stage]')).toHaveTextContent('com 5')
})

it('copies code, and explains what to do where a browser refuses', async () => {
  await open('?amount=3')
  const written: string[] = []
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } })
  const button = find<HTMLButtonElement>('[data-copy]')
  expect(button.hidden).toBe(false)
  button.click()
  await pause(0)
  expect(written).toEqual(['3'])
  expect(find('[role=status]')).toHaveTextContent('Copiado.')
  Object.assign(navigator, { clipboard: { writeText: async () => Promise.reject(new Error('no')) } })
  button.click()
  await pause(0)
  expect(find('[role=status]')).toHaveTextContent('seleciona o código acima')
})
