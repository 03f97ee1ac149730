import { current } from './current'
import { company } from './testing/pages'
import { widgetShell } from './widget-shell'

const shellOf = (ownsPage: boolean) =>
  widgetShell(document.createElement('div'), { company, apiUrl: '', ownsPage, navigate() {} })

beforeEach(() => history.replaceState({ qp: 'entry' }, '', '/simuladores/imi?vpt=1#resultado'))

it('writes into the address what is on the page, in the same place of the history', () => {
  const before = history.length
  shellOf(true).replaceQuery('vpt=2&county=1106')
  expect(location.href).toBe('http://localhost/simuladores/imi?vpt=2&county=1106#resultado')
  expect([history.length, history.state]).toEqual([before, { qp: 'entry' }])
  shellOf(true).replaceQuery('')
  expect(location.search).toBe('')
})

it('keeps what belongs to the page, such as the colour of an embed', () => {
  current.kept = 'cor=7a1f5c'
  shellOf(true).replaceQuery('vpt=2')
  expect(location.search).toBe('?vpt=2&cor=7a1f5c')
  shellOf(true).replaceQuery('')
  expect(location.search).toBe('?cor=7a1f5c')
  current.kept = ''
})

it('keeps where the visitor comes from', () => {
  history.replaceState(null, '', '/simuladores/imi?vpt=1&utm_source=carta&gclid=x')
  shellOf(true).replaceQuery('vpt=2')
  expect(location.search).toBe('?vpt=2&utm_source=carta&gclid=x')
})

it('leaves the address of a story alone', () => {
  shellOf(false).replaceQuery('vpt=2')
  expect(location.search).toBe('?vpt=1')
})
