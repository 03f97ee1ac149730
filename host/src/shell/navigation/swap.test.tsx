import type { PagePayload } from 'shared-lib/contract/page-data'
import type { Applications } from '../applications'
import { current } from '../current'
import { swap } from './swap'

/** As in browsers: only elements in the document can be moved within it. */
function moveBefore(this: Element, element: Element, before: Element | null) {
  if (this.isConnected !== element.isConnected)
    throw new DOMException('invalid hierarchy', 'HierarchyRequestError')
  this.insertBefore(element, before)
}

const payload = {
  title: 'A seguir',
  body: '<main><div data-slot="header"><p>do servidor</p></div></main>',
  styles: [],
  page: { path: '/a-seguir', build: 'b1', slots: [{ id: 'header', tag: 'qp-header' }], remotes: {} },
} as unknown as PagePayload

/** A widget that lives and stays on the page that comes. */
function living() {
  const element = document.createElement('div')
  element.setAttribute('data-slot', 'header')
  element.textContent = 'vivo'
  const applications = { leave: () => new Map([['header', element]]), unmount: jest.fn(), refresh: jest.fn() }
  current.applications = applications as unknown as Applications
  return element
}

beforeEach(() => {
  document.body.innerHTML = '<div id="qp-page-body"><main id="antes"></main></div>'
  Object.defineProperty(Element.prototype, 'moveBefore', { configurable: true, value: moveBefore })
})
afterEach(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'))

it.each([
  ['is on the page that goes', true],
  ['came to life on a page that was gone by then', false],
])('puts a widget that %s in its place on the page that comes', async (_, stands) => {
  const element = living()
  if (stands) document.getElementById('antes')?.append(element)
  await swap(payload)
  expect(document.getElementById('antes')).toBeNull()
  expect(document.querySelector('main [data-slot=header]')).toBe(element)
  expect(document.body).not.toHaveTextContent('do servidor')
  expect(document.title).toBe('A seguir')
})
