import { act } from '@testing-library/react'
import { useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { company } from '../../../testing/widget-input'
import { defineWidget, implementWidget, type WidgetProps } from '../../contract/define-widget'
import { defineElement, type ElementInput } from './element'
import { inertShell } from './inert-shell'
import cases from './testing/element.json'
import { viewElement } from './view-element'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const specs = {
  kwh: { type: 'number', default: 250, help: 'Consumo' },
  open: { type: 'flag', help: 'Aberto' },
  'two-words': { type: 'json', default: [], help: 'Lista' },
} as const

const shared = { data: undefined, location: undefined, today: '2026-11-21' }
const inputOf = (host: HTMLElement): ElementInput => ({
  ...shared,
  shell: {
    ...inertShell(company),
    emit: (name, detail) =>
      void host.dispatchEvent(new CustomEvent(`qp:${name}`, { detail, bubbles: true, composed: true })),
  },
})

let serial = 0

/** A fresh tag per test: a custom element cannot be defined again. */
function sample(View?: (props: WidgetProps<typeof specs>) => React.ReactNode) {
  const letters = [...String(++serial)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const contract = defineWidget({
    tag: `qp-sample-${letters}`,
    title: 'Amostra',
    description: 'Mostra o que recebeu.',
    attributes: specs,
    minHeight: { small: 10, wide: 10 },
    wake: 'now',
    examples: [],
    placeholder: { text: 'Indisponível', href: '/', linkText: 'Início' },
  })
  const Shown = ({ attributes }: WidgetProps<typeof specs>) => {
    const [taps, setTaps] = useState(0)
    return (
      <button type="button" onClick={() => setTaps(taps + 1)}>
        {`${attributes.kwh} ${attributes.open} ${JSON.stringify(attributes.twoWords)} ${taps}`}
      </button>
    )
  }
  return { tag: contract.tag, widget: implementWidget(contract, View ?? Shown) }
}

const problems: string[] = []
const options = {
  inputOf,
  report: (_: HTMLElement, kind: string, error: unknown) =>
    void problems.push(`${kind} ${error instanceof Error ? error.message : error}`),
}

function defined(View?: Parameters<typeof sample>[0]) {
  const { tag, widget } = sample(View)
  defineElement(widget, options)
  return { tag, widget }
}
const add = async (html: string) => {
  await act(async () => {
    document.body.innerHTML = html
  })
  return document.body.firstElementChild as HTMLElement & Record<string, unknown>
}
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 5))))

beforeEach(() => {
  problems.length = 0
  document.body.innerHTML = ''
})

it.each(cases.drawn)('draws $text from <tag $attributes>: $why', async ({ attributes, text }) => {
  const { tag } = defined()
  expect(await add(`<${tag} ${attributes}></${tag}>`)).toHaveTextContent(text)
})

it('reports an unusable and an unknown attribute, and leaves ordinary ones alone', async () => {
  const { tag } = defined()
  await add(`<${tag} kwh="abc" colour="red" id="x" data-y="z" aria-label="k"></${tag}>`)
  expect(problems).toEqual([
    'attribute kwh="abc": expected {"type":"number"}',
    'attribute unknown attribute colour="red"',
  ])
})

it('follows attributes that change and fall back to the default when removed', async () => {
  const { tag } = defined()
  const host = await add(`<${tag} open kwh="7"></${tag}>`)
  await act(async () => host.removeAttribute('open'))
  expect(host).toHaveTextContent('7 false')
  await act(async () => host.removeAttribute('kwh'))
  expect(host).toHaveTextContent('250 false')
})

it('takes a property set before the definition, and one set later', async () => {
  const { tag, widget } = sample()
  const host = await add(`<${tag}></${tag}>`)
  host.twoWords = ['early']
  await act(async () => defineElement(widget, options))
  expect(host).toHaveTextContent('["early"]')
  await act(async () => {
    host.kwh = 9
  })
  expect(host).toHaveTextContent('9 false ["early"]')
  expect(host.kwh).toBe(9)
})

it('keeps its state when moved, and starts afresh when removed and added again', async () => {
  const { tag } = defined()
  const host = await add(`<${tag}></${tag}>`)
  await act(async () => host.querySelector('button')?.click())
  const other = document.createElement('section')
  document.body.append(other)
  other.append(host)
  await settle()
  expect(host).toHaveTextContent('[] 1')
  host.remove()
  await settle()
  expect(host).toBeEmptyDOMElement()
  await act(async () => document.body.append(host))
  expect(host).toHaveTextContent('[] 0')
})

it('ignores a second definition', () => {
  const { tag, widget } = defined()
  const first = customElements.get(tag)
  expect(() => defineElement(widget, options)).not.toThrow()
  expect(customElements.get(tag)).toBe(first)
})

it('mounts nothing while a script holds a new tag outside the page', async () => {
  const { tag } = defined()
  const host = document.createElement(tag)
  expect(host).toBeEmptyDOMElement()
  await act(async () => document.body.append(host))
  expect(host).toHaveTextContent('250')
})

it('gives the fields of two tags ids of their own', async () => {
  const { tag } = defined(() => <input id={useId()} />)
  const page = await add(`<main><${tag}></${tag}><${tag}></${tag}></main>`)
  const fields = [...page.querySelectorAll('input')]
  expect(new Set(fields.map(({ id }) => id)).size).toBe(2)
})

it('shows its placeholder and reports once when a tag without server HTML throws', async () => {
  const { tag, widget } = sample(() => {
    throw new Error('broken at once')
  })
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
  const fallbackOf = () => new Range().createContextualFragment('<a href="/">Início</a>')
  defineElement(widget, { ...options, fallbackOf })
  const host = await add(`<${tag}></${tag}>`)
  await settle()
  errors.mockRestore()
  expect(host.querySelector('a')).toHaveTextContent('Início')
  expect(problems.filter((line) => line.startsWith('render'))).toEqual(['render broken at once'])
})

it('sends events that bubble out of a shadow root', async () => {
  const { tag, widget } = sample(({ shell }) => (
    <button type="button" onClick={() => shell.emit('opened', { where: 'morada' })}>
      Ok
    </button>
  ))
  defineElement(widget, { ...options, shadowStyles: [] })
  const host = await add(`<${tag}></${tag}>`)
  const heard: unknown[] = []
  document.addEventListener('qp:opened', (event) => heard.push((event as CustomEvent).detail), { once: true })
  await act(async () => host.shadowRoot?.querySelector('button')?.click())
  expect(heard).toEqual([{ where: 'morada' }])
})

it('links its style sheets inside the shadow root and shows itself when they have come', async () => {
  const { tag, widget } = sample()
  defineElement(widget, { ...options, shadowStyles: ['https://qp.test/a.css'] })
  const host = await add(`<${tag}></${tag}>`)
  const root = host.shadowRoot?.querySelector<HTMLElement>('[data-root]')
  expect(root?.hidden).toBe(true)
  host.shadowRoot?.querySelector('link')?.dispatchEvent(new Event('load'))
  await settle()
  expect(root?.hidden).toBe(false)
})

function Name() {
  const [name, setName] = useState('')
  const [plan, setPlan] = useState('a')
  const [terms, setTerms] = useState(false)
  return (
    <form>
      <input aria-label="Nome" value={name} onChange={(event) => setName(event.target.value)} />
      {['a', 'b'].map((value) => (
        <input
          key={value}
          type="radio"
          name="plan"
          aria-label={value}
          checked={plan === value}
          onChange={() => setPlan(value)}
        />
      ))}
      <input type="checkbox" checked={terms} onChange={() => setTerms(!terms)} />
      <select value={plan} onChange={(event) => setPlan(event.target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
        <option value="c">C</option>
      </select>
      <output>{`${name} ${plan} ${terms}`}</output>
    </form>
  )
}

const serverHtml = (widget: ReturnType<typeof sample>['widget']) =>
  renderToString(viewElement(widget, { attributes: {}, ...shared, shell: inertShell(company) }), {
    identifierPrefix: 's1-',
  })

const addPrinted = async () => {
  const { tag, widget } = sample(() => <Name />)
  return { host: await add(`<${tag} data-ssr="s1">${serverHtml(widget)}</${tag}>`), widget }
}

it('hydrates server HTML, keeping what was typed, ticked and where the caret stood, also in the model', async () => {
  const { host, widget } = await addPrinted()
  const field = host.querySelector('input')
  if (!field) throw new Error('no field')
  field.focus()
  field.value = 'Maria'
  field.setSelectionRange(2, 3)
  host.querySelector<HTMLInputElement>('[aria-label=b]')?.click()
  host.querySelector<HTMLInputElement>('[type=checkbox]')?.click()
  await act(async () => defineElement(widget, options))
  await settle()
  expect(host.querySelector('output')).toHaveTextContent('Maria b true')
  expect(host.querySelector('input')).toBe(field)
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 3])
  expect(host.querySelector<HTMLInputElement>('[aria-label=b]')?.checked).toBe(true)
  expect(host.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true)
  expect(host).toHaveAttribute('data-awake')
  expect(problems).toEqual([])
})

it('keeps a choice in a select made before hydration', async () => {
  const { host, widget } = await addPrinted()
  const select = host.querySelector('select')
  if (select) select.value = 'c'
  await act(async () => defineElement(widget, options))
  await settle()
  expect(host.querySelector('output')).toHaveTextContent('c false')
})

it('hydrates inside a shadow root that the server declared', async () => {
  const { tag, widget } = sample(() => <Name />)
  const host = document.createElement(tag)
  host.setAttribute('data-ssr', 's1')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.innerHTML = `<div data-root>${serverHtml(widget)}</div>`
  document.body.append(host)
  const field = shadow.querySelector('input')
  if (field) field.value = 'Ana'
  await act(async () => defineElement(widget, { ...options, shadowStyles: [] }))
  await settle()
  expect(shadow.querySelector('input')).toBe(field)
  expect(shadow.querySelector('output')).toHaveTextContent('Ana a false')
  expect(problems).toEqual([])
})

it('prints the last HTML and reports once when its widget throws', async () => {
  const { tag, widget } = sample(() => {
    if (typeof window === 'object') throw new Error('broken in the browser')
    return null
  })
  const host = await add(`<${tag} data-ssr="s1"><a href="/energia">Simular</a></${tag}>`)
  await act(async () => defineElement(widget, options))
  await settle()
  expect(host.querySelector('a')).toHaveAttribute('href', '/energia')
  expect(problems.filter((line) => line.startsWith('render'))).toEqual(['render broken in the browser'])
})
