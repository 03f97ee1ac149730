import type { QpEvents } from 'shared-lib/kit/events/qp-events'
import { verticalCodes } from 'shared-lib/kit/funnel/vertical-codes'
import { campaignOf, readCampaign } from 'shared-lib/rules/campaign/campaign'
import { onEvents, type PageEvent } from '../navigation/journal'
import { consentBanner } from './consent-banner'
import { isGranted } from './measure-after-consent'

type Choice = QpEvents['consent']

interface DataLayer {
  dataLayer?: unknown[]
}

const layer = () => {
  const page: Window & DataLayer = window
  page.dataLayer ??= []
  return page.dataLayer
}

/** Google's own form of a command: it differs from an event by being an `arguments` object. */
function gtag(..._command: unknown[]) {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments)
}

/** Consent mode 2.0. https://developers.google.com/tag-platform/security/guides/consent */
const signalsOf = ({ marketing, statistics }: Choice) => ({
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
  analytics_storage: statistics,
})

const denied: Choice = { marketing: 'denied', statistics: 'denied' }

/** Sends a page to the tags: its path and campaign, never the answers in its query. */
function tellPage({ location: address, path, title }: QpEvents['page-view'], shared: object) {
  const campaign = campaignOf(location.search)
  const page = {
    page_location: address + (campaign && `?${campaign}`),
    page_path: path,
    page_title: title,
    page_referrer: document.referrer.split('?')[0],
  }
  gtag('set', page)
  layer().push({ event: 'page_view', ...page, ...shared })
}

const codes: Readonly<Record<string, string>> = verticalCodes

/** One event of the data layer each; `product` is the code of the vertical, as routes declare it. */
function tell({
  name,
  detail,
  product = 'vertical' in detail ? codes[detail.vertical] : undefined,
}: PageEvent) {
  const shared = { ...(product && { product }), ...readCampaign(location.search) }
  if (name === 'page-view') tellPage(detail, shared)
  else if (name === 'lead-submitted')
    layer().push({
      event: 'lead_submitted',
      vertical: detail.vertical,
      ...(detail.campaign && { campaign: detail.campaign }),
      ...shared,
    })
  else {
    const event = events[name]
    if (event) layer().push({ event, ...detail, ...shared })
  }
}

const events: Partial<Record<PageEvent['name'], string>> = {
  step: 'funnel_step',
  'results-shown': 'results_shown',
  'filter-changed': 'filter_changed',
  'offers-compared': 'offers_compared',
  'offer-chosen': 'offer_chosen',
  'provider-chosen': 'provider_chosen',
}

function loadTags(id: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/${id.startsWith('G-') ? 'gtag/js' : 'gtm.js'}?id=${id}`
  document.head.append(script)
}

function start(id: string, choice: Choice, since: 'visit' | 'page') {
  gtag('consent', 'default', { ...signalsOf(denied), wait_for_update: 500 })
  gtag('consent', 'update', signalsOf(choice))
  onEvents(since, tell)
  if (id.startsWith('G-')) {
    gtag('js', new Date())
    gtag('config', id, { send_page_view: false })
  } else layer().push({ event: 'gtm.js', 'gtm.start': Date.now() })
  loadTags(id)
}

const own: Readonly<Record<keyof Choice, RegExp>> = { statistics: /^_g(a|id)/, marketing: /^_(gcl|gac|fbp)/ }

/** Cookies that tags set while they were allowed; their domain cannot be read, so each possible one is tried. */
function forget(choice: Choice) {
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, from) => `; Domain=${parts.slice(from).join('.')}`)]
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''))
    for (const category of ['statistics', 'marketing'] as const)
      if (choice[category] === 'denied' && own[category].test(name))
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
        for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
}

let started = false

/**
 * Loads the tag manager once something is granted, and sends it every later choice. Nothing of it before.
 * @param since when a visitor with an earlier choice is measured from
 */
export function followChoice(choice: Choice, since: 'visit' | 'page') {
  forget(choice)
  if (started) return gtag('consent', 'update', signalsOf(choice))
  const id = consentBanner()?.dataset.gtm
  if (!id || !isGranted(choice)) return
  started = true
  start(id, choice, since)
}
