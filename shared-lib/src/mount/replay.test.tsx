import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { recordChanges } from './replay'

function Form({ ready }: { ready?: () => void }) {
  const [text, setText] = useState('')
  const [kind, setKind] = useState('')
  useEffect(() => ready?.(), [ready])
  return (
    <form>
      <label>
        <input type="radio" name="kind" value="a" checked={kind === 'a'} onChange={() => setKind('a')} />A
      </label>
      <label>
        <input type="radio" name="kind" value="b" checked={kind === 'b'} onChange={() => setKind('b')} />B
      </label>
      <input name="text" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{`${kind}:${text}`}</output>
    </form>
  )
}

const find = <Found extends Element>(container: Element, selector: string) => {
  const found = container.querySelector<Found>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** Server HTML, what a visitor does before the record is taken, what between that and hydration; the model at the end. */
async function modelAfter(before: (form: Element) => void, between: (form: Element) => void) {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Form />)
  before(container)
  const replay = recordChanges(container)
  between(container)
  await act(async () => {
    hydrateRoot(container, <Form ready={replay} />)
  })
  return find(container, 'output').textContent
}

const type = (text: string) => (form: Element) => {
  find<HTMLInputElement>(form, '[name=text]').value = text
}
const choose = (kind: string) => (form: Element) => {
  find<HTMLInputElement>(form, `[value=${kind}]`).checked = true
}
const nothing = () => {}

it.each([
  { what: 'a text typed before', before: type('1000'), between: nothing, model: ':1000' },
  {
    what: 'a text typed while the code is starting',
    before: choose('a'),
    between: type('1000'),
    model: 'a:1000',
  },
  { what: 'a text typed on', before: type('10'), between: type('1000'), model: ':1000' },
  { what: 'a tile changed meanwhile', before: choose('a'), between: choose('b'), model: 'b:' },
])('$what is in the model', async ({ before, between, model }) =>
  expect(await modelAfter(before, between)).toBe(model),
)
