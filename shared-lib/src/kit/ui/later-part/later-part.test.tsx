import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { LaterPart, laterCode } from './later-part'

function List({ first }: { first: string }) {
  const [sort, setSort] = useState(first)
  const [more, setMore] = useState(0)
  return (
    <form>
      <select aria-label="Ordem" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="cost">Custo</option>
        <option value="fee">Anuidade</option>
      </select>
      <button type="button" onClick={() => setMore((now) => now + 1)}>
        Mais
      </button>
      <output>{sort}</output>
      <meter value={more} />
    </form>
  )
}

/** Callbacks of watched elements, each to report that it is near. */
const watchers: (() => void)[] = []
let root: Root | undefined

beforeEach(() => {
  watchers.length = 0
  globalThis.IntersectionObserver = class {
    constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
      watchers.push(() => tell([{ isIntersecting: true }]))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.innerHTML = ''
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

const props = { first: 'cost' }

/** A page as the server printed it, and a browser that has not got the part's code yet. */
async function openPage(bring: () => Promise<typeof List>) {
  const server = laterCode(async () => List)
  await server.load()
  document.body.innerHTML = `<main>${renderToString(<LaterPart code={server} props={props} />)}</main>`
  const complaints: unknown[] = []
  const browser = laterCode(bring)
  await act(async () => {
    root = hydrateRoot(
      document.querySelector('main') as HTMLElement,
      <LaterPart code={browser} props={props} />,
      { onRecoverableError: (error) => complaints.push(error) },
    )
  })
  return { complaints, select: document.querySelector('select') as HTMLSelectElement }
}
const said = () => document.querySelector('output')?.textContent
const near = () =>
  act(async () => {
    for (const tell of watchers) tell()
  })

it('stays as the server printed it until it is near, and keeps what was chosen until then', async () => {
  const bring = jest.fn(async () => List)
  const { complaints, select } = await openPage(bring)
  expect(bring).not.toHaveBeenCalled()
  expect(said()).toBe('cost')
  select.value = 'fee'
  await near()
  expect(bring).toHaveBeenCalledTimes(1)
  expect(document.querySelector('select')).toBe(select)
  expect([select.value, said()]).toEqual(['fee', 'fee'])
  expect(complaints).toEqual([])
})

/** Before it is near its code is not asked for; then what keeps its presses is on its way, and the part after that. */
it.each(['not near', 'near'])(
  'presses a button once that was pressed while its part was %s',
  async (when) => {
    await openPage(async () => List)
    const button = document.querySelector('button') as HTMLButtonElement
    const pressed = () => document.querySelector('meter')?.getAttribute('value')
    if (when === 'not near') button.click()
    await act(async () => {
      for (const tell of watchers) tell()
      if (when === 'near') button.click()
    })
    expect(pressed()).toBe('1')
    await act(async () => button.click())
    expect(pressed()).toBe('2')
  },
)

it('stays as the server printed it where its code does not come', async () => {
  const { complaints, select } = await openPage(() => Promise.reject(new Error('offline')))
  await near()
  expect(document.querySelector('select')).toBe(select)
  expect(said()).toBe('cost')
  expect(complaints).toEqual([])
})
