import { createFindings, type FindingsAnswer } from './findings'

const panel = (summary: string, ...lines: string[]) =>
  `<aside><details><summary>${summary}</summary><ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol></details></aside>`

function opened() {
  document.body.innerHTML = `<div id="place">${panel('nada a corrigir')}</div>`
  const place = document.getElementById('place') as HTMLElement
  const ask = jest.fn<Promise<FindingsAnswer>, [unknown]>()
  const hidden = jest.fn()
  const failed = jest.fn()
  return { place, ask, hidden, failed, findings: createFindings({ place, ask, hidden, failed }) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('are asked for once, half a second after the last keystroke', async () => {
  const { ask, findings, place } = opened()
  ask.mockResolvedValue({ html: panel('1 erro', 'Ligação') })
  for (const story of ['a', 'ab', 'abc']) {
    findings.typed(story)
    await pass(400)
  }
  expect(ask).not.toHaveBeenCalled()
  await pass(100)
  expect(ask.mock.calls).toEqual([[{ story: 'abc' }]])
  expect(place).toHaveTextContent('1 erro')
})

test('of what was saved come at once, and in the place of those of what was typed', async () => {
  const { ask, findings, place, hidden } = opened()
  ask.mockResolvedValue({ html: panel('2 erros'), hidden: 'Não se vê.' })
  findings.typed('a')
  findings.saved('draft')
  await pass(1000)
  expect(ask.mock.calls).toEqual([[{ saved: 'draft' }]])
  expect(place).toHaveTextContent('2 erros')
  expect(hidden).toHaveBeenCalledWith('Não se vê.')
})

test('that cannot be had leave those that are there, and the reason is reported', async () => {
  const { ask, findings, place, failed } = opened()
  ask.mockRejectedValue(new Error('O site não responde.'))
  findings.typed('a')
  await pass(500)
  expect(failed).toHaveBeenCalledWith(new Error('O site não responde.'))
  expect(place).toHaveTextContent('nada a corrigir')
})
