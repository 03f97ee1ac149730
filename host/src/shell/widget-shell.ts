import type { Company, WidgetShell } from 'shared-lib/contract/define-widget'
import { current } from './current'
import { noteEvent } from './navigation/journal'

/**
 * The campaign marks of this page's address unchanged, for an address that takes its place. Their values are checked
 * wherever they leave the page (shared-lib/rules/campaign), which costs more script than a first step has.
 */
const marksHere = () =>
  location.search
    .slice(1)
    .split('&')
    .filter((one) => /^(utm_|gclid=)/.test(one))
    .join('&')

interface WidgetShellParts {
  readonly company: Company
  readonly apiUrl: string
  /** The widget owns the page, so it may name it. */
  readonly ownsPage: boolean
  readonly navigate: WidgetShell['navigate']
}

/** The page stays; its address describes the current view, and still the source of the visit. */
function replaceQuery(query: string) {
  const whole = [query, current.kept, marksHere()].filter(Boolean).join('&')
  const url = location.pathname + (whole && `?${whole}`)
  history.replaceState(history.state, '', url + location.hash)
  current.url = url
  current.replaced = true
}

/** Requests of a mounted widget to the shell; its events leave from its own element. */
export const widgetShell = (element: HTMLElement, parts: WidgetShellParts): WidgetShell => ({
  company: parts.company,
  apiUrl: parts.apiUrl,
  navigate: parts.navigate,
  replaceQuery: (query) => {
    if (parts.ownsPage) replaceQuery(query)
  },
  emit(name, detail) {
    noteEvent(name, detail)
    element.dispatchEvent(new CustomEvent(`qp:${name}`, { detail, bubbles: true, composed: true }))
  },
  setTitle: (title) => {
    if (parts.ownsPage) document.title = title
  },
})
