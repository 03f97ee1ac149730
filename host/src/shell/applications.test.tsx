import { waitFor } from '@testing-library/dom'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import type { Widget, WidgetProps } from 'shared-lib/contract/define-widget'
import { getAppStatus } from 'single-spa'
import { pageOf, slotOf } from './testing/pages'

const View = ({ location }: WidgetProps) => {
  const [name, setName] = useState('')
  return (
    <p>
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <output>{`${location?.path} ${name}`}</output>
    </p>
  )
}
const slow = new Map<string, Promise<void>>()
const mockLoad = jest.fn(async (_remote: unknown, tag: string) => {
  await slow.get(tag)
  if (tag === 'qp-broken') throw new Error('404')
  return { contract: { tag, attributes: {} }, View } as unknown as Widget
})
jest.mock('./wake', () => ({ loadWidget: mockLoad }))

const slot = slotOf({ location: { path: '/a', query: '' } })
const remotes = { 'mf-a': { name: 'mf-a', version: '1', entry: '/entry.js' } }
const page = pageOf('/a', { remotes, slots: [slot] })
const server = renderToString(<View {...({ location: slot.location } as WidgetProps)} />)
const errors = jest.spyOn(console, 'error').mockImplementation(() => {})

/** The DOM must be there first: the shell reads its page when it is loaded. */
async function shellOf(html: string) {
  document.body.innerHTML = `<div class="qp-slot" data-slot="main">${html}</div>
    <template data-fallback="main"><a href="/energia">Simular</a></template>
    <script type="application/json" id="qp-page">${JSON.stringify(page)}</script>`
  const { current } = await import('./current')
  current.page = page
  const { adopt } = await import('./applications')
  const element = document.querySelector<HTMLElement>('[data-slot]')
  if (!element) throw new Error('no slot')
  return { adopt, current, element }
}

const output = () => document.querySelector('output')?.textContent?.trim()

it('hydrates through single-spa, moves in place, and unmounts when the page is left', async () => {
  const changes: unknown[] = []
  addEventListener('single-spa:before-mount-routing-event', (event) =>
    changes.push((event as CustomEvent).detail.newAppStatuses),
  )
  const { adopt, current, element } = await shellOf(server)
  const field = element.querySelector('input')
  if (field) field.value = 'Ana'
  expect(await adopt(slot, element)).toBe(true)
  await waitFor(() => expect(output()).toBe('/a Ana'))
  expect(element.querySelector('input')).toBe(field)
  expect(changes.at(-1)).toEqual({ 'mf-a:qp-a': 'MOUNTED' })

  // A visitor who goes on while single-spa is still mounting is followed as soon as it has.
  await current.applications?.refresh([{ ...slot, location: { path: '/a/mid', query: '' } }])
  await waitFor(() => expect(output()).toBe('/a/mid Ana'))
  await current.applications?.refresh([{ ...slot, location: { path: '/a/b', query: '' } }])
  expect(output()).toBe('/a/b Ana')

  // The widget went on by itself: the address it was last drawn for is an arrival again.
  const again = { ...slot, location: { path: '/a/b', query: '' } }
  current.replaced = true
  await current.applications?.refresh([again])
  expect(current.replaced).toBe(false)

  const staying = current.applications?.leave({ ...page, slots: [slot] })
  expect([...(staying ?? [])]).toEqual([['main', element]])
  current.applications?.leave({ ...page, slots: [] })
  await current.applications?.unmount()
  expect(element).toBeEmptyDOMElement()
  expect(changes.at(-1)).toEqual({ 'mf-a:qp-a': 'NOT_MOUNTED' })
  expect(errors).not.toHaveBeenCalled()
})

it('lets no slot of a page already left take the place of the one on screen', async () => {
  const { adopt, current, element } = await shellOf(server)
  const left = document.createElement('div')
  expect(await adopt(slot, element)).toBe(true)
  expect(await adopt(slot, left)).toBe(false)
  const staying = current.applications?.leave({ ...page, slots: [slot] })
  expect(staying?.get('main')).toBe(element)
  current.applications?.leave({ ...page, slots: [] })
  await current.applications?.unmount()
})

it('keeps no widget of an older version on a page made with a newer one', async () => {
  const { adopt, current, element } = await shellOf(server)
  expect(await adopt(slot, element)).toBe(true)
  const newer = { ...slot, scripts: ['/deployments/mf-a/2/browser/qp-a.js'] }
  expect(current.applications?.leave({ ...page, slots: [newer] })).toEqual(new Map())
  await current.applications?.unmount()
  expect(element).toBeEmptyDOMElement()
})

it('leaves the server HTML of a remote that cannot be had, and names it in one line', async () => {
  const { adopt, element } = await shellOf(server)
  expect(await adopt({ ...slot, tag: 'qp-broken' }, element)).toBe(false)
  expect(element.querySelector('output')).toHaveTextContent('/a')
  const line = /^\[quero-poupar\] slot failed mf-a qp-broken .*LOADING_SOURCE_CODE: 404$/
  expect(errors.mock.calls).toEqual([[expect.stringMatching(line)]])
  expect(getAppStatus('mf-a:qp-broken')).toBe('LOAD_ERROR')
})

it('names the status of every application, and lets a slow one hold up neither another nor the next page', async () => {
  const statuses: (string | null)[] = []
  const note = () => statuses.push(getAppStatus('mf-a:qp-b'))
  const { adopt, current, element } = await shellOf(server)
  let arrive = () => {}
  slow.set('qp-slow', new Promise((resolve) => (arrive = resolve)))
  const late = adopt({ ...slot, tag: 'qp-slow' }, element)
  const waiting = adopt({ ...slot, tag: 'qp-b' }, element)
  note()
  for (const event of ['app-change', 'before-app-change'])
    addEventListener(`single-spa:${event}`, note, { once: true })
  expect(await waiting).toBe(true)
  await waitFor(() => expect(getAppStatus('mf-a:qp-b')).toBe('MOUNTED'))
  expect(getAppStatus('mf-a:qp-slow')).toBe('NOT_LOADED')
  current.applications?.leave({ ...page, slots: [] })
  expect(await late).toBe(false)
  await current.applications?.unmount()
  note()
  expect(element).toBeEmptyDOMElement()
  arrive()
  expect(statuses).toEqual(['NOT_LOADED', 'NOT_LOADED', 'MOUNTED', 'NOT_MOUNTED'])
  expect(getAppStatus('mf-a:qp-slow')).toBe('NOT_LOADED')
})
