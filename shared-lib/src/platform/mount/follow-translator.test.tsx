import '@testing-library/jest-dom'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { translatePage } from '../../../testing/translator'
import { followTranslator } from './follow-translator'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

interface Answer {
  readonly cents: number
  readonly company: string
  readonly error?: string
  readonly lines: readonly string[]
}

let show: (answer: Answer) => void = () => {}

/** Texts in each of the ways that a widget writes them. */
function Sample() {
  const [{ cents, company, error, lines }, set] = useState<Answer>({
    cents: 95_448,
    company: 'Galp',
    lines: ['a', 'b'],
  })
  show = set
  return (
    <main>
      <h2>{`${cents} cêntimos`}</h2>
      <p>
        {cents / 100} € por mês com a {company}
        {error && `, mas ${error}`}
        {cents > 100_000 ? ' (muito)' : <em>(pouco)</em>} e mais
      </p>
      <div role="status">
        {error ? <>Erro: {error}</> : 'Tudo bem'}
        {lines}
      </div>
      <p>
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
        fim
      </p>
      {lines.join(' e ')}
    </main>
  )
}

const answers: readonly Answer[] = [
  { cents: 111_222, company: 'Endesa', lines: ['b', 'a'] },
  { cents: 95_448, company: 'G9', error: 'falta um valor', lines: ['a', 'c', 'b'] },
  { cents: 5, company: 'EDP', error: 'falta outro', lines: [] },
  { cents: 222_000, company: 'EDP', lines: ['z', 'a', 'b', 'c'] },
]

async function drawn(isTranslated: boolean) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  followTranslator(container)
  await act(async () => root.render(<Sample />))
  const stop = isTranslated ? translatePage(container) : () => {}
  const texts = [container.textContent]
  for (const answer of [...answers, ...answers.toReversed()]) {
    // Two at once: a text is written again before the translator had its turn.
    await act(async () => show({ ...answer, cents: answer.cents + 1 }))
    act(() => show(answer))
    await act(async () => {})
    texts.push(container.textContent)
  }
  expect(container.querySelector('font') !== null).toBe(isTranslated)
  await act(async () => root.unmount())
  expect(container).toBeEmptyDOMElement()
  stop()
  container.remove()
  return texts
}

it('shows on a translated page what it shows on any other', async () => {
  expect(await drawn(true)).toEqual(await drawn(false))
})
