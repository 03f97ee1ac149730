import type { ElementsCatalogue, OfferedElement } from 'shared-lib/contract/elements-catalogue'
import { pressOn } from 'shared-lib/kit/funnel/press-on'
import { createLoader } from 'shared-lib/platform/federation/loader'
import { defineElement, type ElementInput } from 'shared-lib/platform/mount/element'
import { viewProps } from 'shared-lib/platform/mount/view-props'
import { followPage } from './embed/page-theme'
import { foreignFallback } from './foreign-fallback'
import { report } from './report'
import { scope } from './scope'
import { fetchJson } from './timed-fetch'
import { wearMasks } from './wear-masks'
import { widgetShell } from './widget-shell'

let failed = 0

/** A browser remembers a failed import by its address, and no import map of ours holds the files here. */
const importEntry = (url: string) =>
  import(/* webpackIgnore: true */ failed ? `${url}#${failed}` : url).catch((error) => {
    failed++
    throw error
  })

const loadWidget = createLoader({ scope: async () => scope, importEntry })

// Once for all tags of the page.
document.addEventListener('click', pressOn)
wearMasks()

/** A foreign page goes to our site as a whole; nothing of that page is ours to change. */
const leaveFor = (origin: string) => (href: string) => location.assign(new URL(href, origin))

/** Longest wait for the data of one tag, in ms; then it shows its placeholder. */
const dataLimit = 6000

type ForeignTag = HTMLElement & { connectedCallback(): void }

const attributesOf = (host: HTMLElement) =>
  Object.fromEntries([...host.attributes].map(({ name, value }) => [name, value]))

/** Requests a tag's data once: of its own attributes only those that its data depend on leave the page. */
function dataReader(origin: string, { tag, content, data }: OfferedElement) {
  const addressFor = (host: HTMLElement): string | undefined => {
    const wanted = Object.entries(attributesOf(host)).filter(([name]) => data?.includes(name))
    if (data) return `/api/tag-data/${tag}?${new URLSearchParams(wanted)}`
    return content === undefined ? undefined : `/api/getCache?${new URLSearchParams({ path: content })}`
  }
  const asked = new Map<string, Promise<unknown>>()
  return async (host: HTMLElement): Promise<unknown> => {
    const address = addressFor(host)
    if (address === undefined) return undefined
    const answer =
      asked.get(address) ?? fetchJson(origin + address, dataLimit).then((data) => data ?? undefined)
    asked.set(address, answer)
    answer.catch(() => asked.delete(address)) // the next tag may have more luck
    return answer
  }
}

/**
 * Loads a widget and defines its tag on a foreign page, styled inside a shadow root so that nothing leaks.
 * @param hosts tags already there: their place is reserved and their data requested while the widget loads.
 * @param tryLater calls a function again when a failed load may succeed
 */
export async function defineForeign(
  origin: string,
  { today, company, styles, remotes }: ElementsCatalogue,
  element: OfferedElement,
  hosts: Iterable<HTMLElement> = document.querySelectorAll<HTMLElement>(element.tag),
  tryLater: (again: () => void) => void = () => {},
): Promise<void> {
  const { tag, remote: name, styles: own, scripts, minHeight, fallback } = element
  const absolute = (url: string) => new URL(url, origin).href
  const remote = remotes[name]
  if (!remote) throw new Error(`the catalogue names no remote ${name}`)
  for (const url of scripts) void import(/* webpackIgnore: true */ absolute(url)).catch(() => {})
  const dataOf = dataReader(origin, element)
  const arrived = new WeakMap<HTMLElement, unknown>()
  for (const host of hosts) {
    host.style.display ||= 'block'
    host.style.minHeight ||= `${innerWidth >= 768 ? minHeight.wide : minHeight.small}px`
    dataOf(host).catch(() => {}) // under way while the widget loads; reported when awaited
  }
  const widget = await loadWidget({ ...remote, entry: absolute(remote.entry) }, tag)
  const inputOf = (host: HTMLElement): ElementInput => ({
    data: arrived.get(host),
    location: undefined,
    today,
    shell: widgetShell(host, { company, apiUrl: origin, ownsPage: false, navigate: leaveFor(origin) }),
  })
  defineElement(widget, {
    inputOf,
    before: async (host) => {
      const root = host.shadowRoot?.querySelector('[data-root]')
      if (root) followPage(host, root)
      arrived.set(host, await dataOf(host))
      await widget.preload?.(viewProps(widget, { ...inputOf(host), attributes: attributesOf(host) }))
    },
    fallbackOf: () => foreignFallback(origin, fallback),
    ready: (host) => host.style.removeProperty('min-height'),
    report: (host, kind, error) => {
      report(kind, { remote: name, tag, error }, origin)
      if (kind === 'data') tryLater(() => (host as ForeignTag).connectedCallback())
    },
    shadowStyles: [...styles, ...own].map(absolute),
  })
}
