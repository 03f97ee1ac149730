import type { PageData } from 'shared-lib/contract/page-data'
import { dispatchQpEvent } from 'shared-lib/events/qp-events'
import { current } from '../current'
import { tellPageView } from '../navigation/arrive'
import { measureAfterConsent } from './measurement'

const layer = () => (window as { dataLayer?: unknown[] }).dataLayer ?? []
const told = (name: string) =>
  layer().filter(
    (entry) => typeof entry === 'object' && entry !== null && Reflect.get(entry, 'event') === name,
  )
function onPage(experiment?: PageData['experiment']) {
  const { experiment: _, ...page } = current.page
  current.page = { ...page, ...(experiment && { experiment }) }
}

it('tells analytics which version of a page is shown, on the page where statistics begin and on each after it', () => {
  document.body.innerHTML = '<section id="qp-consent" data-gtm="GTM-AB12"></section>'
  measureAfterConsent()
  onPage({ name: 'titulo', variant: 'variant' })
  tellPageView()
  expect(told('experiment_shown')).toEqual([])
  dispatchQpEvent(document, 'consent', { statistics: 'granted', marketing: 'denied' })
  const first = { event: 'experiment_shown', experiment: 'titulo', variant: 'variant' }
  expect(told('experiment_shown')).toEqual([first])
  onPage()
  tellPageView()
  expect(told('page_view')).toHaveLength(2)
  expect(told('experiment_shown')).toEqual([first])
  onPage({ name: 'oferta', variant: 'original' })
  tellPageView()
  expect(told('experiment_shown')).toEqual([
    first,
    { event: 'experiment_shown', experiment: 'oferta', variant: 'original' },
  ])
})
