import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTransition, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { recordPart } from './record-part'
import { recordChanges } from './replay'

const kinds = ['a', 'b']

/** One control of every sort; the output shows the state that each has set. */
function Form() {
  const [text, setText] = useState('')
  const [kind, setKind] = useState('')
  const [sort, setSort] = useState('cost')
  const [boxes, setBoxes] = useState<readonly string[]>(['y'])
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {kinds.map((one) => (
        <input
          key={one}
          type="radio"
          name="kind"
          value={one}
          checked={kind === one}
          onChange={() => setKind(one)}
        />
      ))}
      {['x', 'y'].map((one) => (
        // As the lists of offers have them: a change turns the model over, whatever the box shows.
        <input
          key={one}
          type="checkbox"
          name={one}
          checked={boxes.includes(one)}
          onChange={() =>
            setBoxes((now) => (now.includes(one) ? now.filter((other) => other !== one) : [...now, one]))
          }
        />
      ))}
      <input name="text" value={text} onChange={({ target }) => setText(target.value)} />
      <select name="sort" value={sort} onChange={({ target }) => setSort(target.value)}>
        <option value="cost">Custo</option>
        <option value="fee">Anuidade</option>
      </select>
      <output>{[kind, boxes, text, sort].join(' ')}</output>
    </form>
  )
}
const find = <Found extends Element>(container: ParentNode, selector: string) => {
  const found = container.querySelector<Found>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** A part with buttons of every sort, and a form elsewhere that one of them belongs to. */
function Buttons() {
  const [count, setCount] = useState(0)
  const press = () => setCount((now) => now + 1)
  return (
    <>
      <button type="button" name="alone" onClick={press}>
        <b>Mais</b>
      </button>
      <button type="submit" form="elsewhere" name="elsewhere" onClick={press}>
        Mais
      </button>
      <button type="button" name="sheet" popoverTarget="sheet">
        Abrir
      </button>
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        <button type="submit" name="own">
          Enviar
        </button>
      </form>
      <output>{count}</output>
    </>
  )
}

type Deed = (form: Element) => void
const told = (control: Element, ...names: string[]) => {
  for (const name of names) control.dispatchEvent(new Event(name, { bubbles: true }))
}
const type =
  (text: string): Deed =>
  (form) => {
    const field = find<HTMLInputElement>(form, '[name=text]')
    // As a browser sets it, past the setter by which React watches a field.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    told(field, 'input')
  }
const choose =
  (sort: string): Deed =>
  (form) => {
    const select = find<HTMLSelectElement>(form, '[name=sort]')
    select.value = sort
    told(select, 'input', 'change')
  }
const press =
  (selector: string): Deed =>
  (form) =>
    find<HTMLElement>(form, selector).click()
const [tickX, tickY, pickA, pickB] = [
  press('[name=x]'),
  press('[name=y]'),
  press('[value=a]'),
  press('[value=b]'),
]

/** How far a page has come to life when the visitor does something on it. */
const moments = ['asleep', 'recorded', 'hydrating', 'live but not told', 'awake'] as const
type Moment = (typeof moments)[number]
type Deeds = Partial<Record<Moment, readonly Deed[]>>

let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.innerHTML = ''
})

async function openPage(deeds: Deeds, page = <Form />, record = recordChanges) {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  const doAll = (moment: Moment) => {
    for (const deed of deeds[moment] ?? []) deed(container)
  }
  doAll('asleep')
  const replay = record(container)
  doAll('recorded')
  await act(async () => {
    startTransition(() => {
      root = hydrateRoot(container, page)
    })
    doAll('hydrating')
  })
  await act(async () => doAll('live but not told'))
  await act(async () => replay())
  await act(async () => doAll('awake'))
  const shown = container.querySelectorAll<HTMLInputElement>('[type=checkbox]')
  return {
    model: find(container, 'output').textContent,
    shown: [...shown].flatMap(({ checked, name }) => (checked ? name : [])).join(),
  }
}

const single = [
  { what: 'a box ticked', deed: tickX, model: ' y,x  cost', shown: 'x,y' },
  { what: 'a box unticked', deed: tickY, model: '   cost', shown: '' },
  { what: 'a tile', deed: pickA, model: 'a y  cost', shown: 'y' },
  { what: 'a text', deed: type('1000'), model: ' y 1000 cost', shown: 'y' },
  { what: 'an option', deed: choose('fee'), model: ' y  fee', shown: 'y' },
]

it.each(single.flatMap((one) => moments.map((moment) => ({ ...one, moment }))))(
  '$what while the page is $moment is in the model once',
  async ({ deed, moment, model, shown }) =>
    expect(await openPage({ [moment]: [deed] })).toEqual({ model, shown }),
)

const pairs = moments.flatMap((first, at) => moments.slice(at).map((second) => ({ first, second })))
const inTurn = (first: Moment, second: Moment, one: Deed, other: Deed): Deeds =>
  first === second ? { [first]: [one, other] } : { [first]: [one], [second]: [other] }

describe.each(pairs)('of two presses, $first and $second', ({ first, second }) => {
  it('a tick that is taken back is no tick', async () =>
    expect(await openPage(inTurn(first, second, tickX, tickX))).toEqual({ model: ' y  cost', shown: 'y' }))

  it('the tile picked last counts', async () =>
    expect((await openPage(inTurn(first, second, pickA, pickB))).model).toBe('b y  cost'))

  it('the text typed on counts', async () =>
    expect((await openPage(inTurn(first, second, type('10'), type('1000')))).model).toBe(' y 1000 cost'))

  it('two boxes are both ticked', async () =>
    expect(await openPage(inTurn(first, second, tickY, tickX))).toEqual({ model: ' x  cost', shown: 'x' }))
})

function Picker() {
  const [name, setName] = useState('')
  return (
    <div>
      <input
        type="file"
        aria-label="Fatura"
        onChange={({ target }) => setName(target.files?.[0]?.name ?? '')}
      />
      <output>{name}</output>
    </div>
  )
}

it('reports a file that was chosen before hydration, though no program may write its name', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Picker />)
  document.body.append(container)
  const replay = recordChanges(container)
  await userEvent.upload(find(container, 'input'), new File(['%PDF-'], 'agosto.pdf'))
  await act(async () => hydrateRoot(container, <Picker />))
  act(replay)
  expect(find(container, 'output').textContent).toBe('agosto.pdf')
  container.remove()
})

describe.each(['recorded', 'hydrating', 'live but not told', 'awake'] as const)(
  'a button of a part, pressed while it is %s',
  (moment) => {
    it.each(['[name=alone]', '[name=alone] b', '[name=elsewhere]'])(
      '%s is pressed once',
      async (selector) => {
        document.body.innerHTML = '<form id="elsewhere" method="get"></form>'
        find(document, '#elsewhere').addEventListener('submit', (event) => event.preventDefault())
        const deeds = [press(selector), press(selector)]
        const { model } = await openPage({ [moment]: deeds }, <Buttons />, recordPart)
        expect(model).toBe(moment === 'awake' ? '2' : '1') // in a hurry, twice
      },
    )

    it.each(['[name=sheet]', '[name=own]'])('%s is left to the browser', async (selector) => {
      const left: boolean[] = []
      const hear = (event: Event) => {
        left.push(!event.defaultPrevented)
        event.preventDefault()
      }
      addEventListener('click', hear)
      await openPage({ [moment]: [press(selector)] }, <Buttons />, recordPart)
      removeEventListener('click', hear)
      expect(left).toEqual([true])
    })
  },
)
