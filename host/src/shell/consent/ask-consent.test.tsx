import { waitFor } from '@testing-library/react'
import { current } from '../current'
import { askConsent } from './ask-consent'
import { consentBanner } from './consent-banner'

const root = document.documentElement
const body = () => document.getElementById('qp-page-body') as HTMLElement
const banner = () => consentBanner() as HTMLElement

// An observer of a page that is gone would look for it.
afterAll(() => document.body.replaceChildren())

beforeEach(async () => {
  document.body.innerHTML =
    '<div id="qp-page-body"></div><section id="qp-consent" data-question="/q" data-version="v1"></section>'
  const page = { layout: 'default' } as typeof current.page
  current.page = page
  global.fetch = jest.fn(async () => ({ ok: true, text: async () => '<form></form>' }) as Response)
  await askConsent(banner(), '/q')
})

it('opens the question and marks the root, which scrolls', () => {
  expect(banner().innerHTML).toBe('<form></form>')
  expect(banner()).toHaveAttribute('data-open')
  expect(root).toHaveAttribute('data-asked')
})

it.each([
  ['<p data-foot="">', 'default', { over: '', hidden: false }],
  ['<p data-foot="phone">', 'funnel', { over: 'phone', hidden: false }],
  ['<form data-consent-page="">', 'default', { over: 'none', hidden: true }],
  ['<p>', 'energy', { over: 'none', hidden: false }],
])('follows a page that comes with %s in the layout %s', async (html, layout, expected) => {
  current.page = { layout } as typeof current.page
  body().innerHTML = html
  const shown = () => ({
    over: banner().dataset.over,
    hidden: banner().hidden,
    layout: banner().dataset.layout,
  })
  await waitFor(() => expect(shown()).toEqual({ ...expected, layout }))
})
