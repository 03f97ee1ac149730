import type { ElementsCatalogue, OfferedElement } from 'shared-lib/contract/elements-catalogue'
import { createLoader } from 'shared-lib/federation/loader'
import { defineElement, type ElementInput } from 'shared-lib/mount/element'
import { viewProps } from 'shared-lib/mount/view-props'
import { report } from './report'
import { scope } from './scope'
import { widgetShell } from './widget-shell'

const loadWidget = createLoader({ scope: async () => scope })

/** A foreign page goes to our site as a whole; nothing of that page is ours to change. */
const leaveFor = (origin: string) => (href: string) => location.assign(new URL(href, origin))

async function contentOf(origin: string, path: string | undefined): Promise<unknown> {
  if (path === undefined) return undefined
  const answer = await fetch(`${origin}/api/getCache?${new URLSearchParams({ path })}`)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

/** Loads a widget and defines its tag on a foreign page, styled inside a shadow root so that nothing leaks. */
export async function defineForeign(
  origin: string,
  { today, company, styles, remotes }: ElementsCatalogue,
  { tag, remote: name, styles: own, scripts, minHeight, content, fallback }: OfferedElement,
): Promise<void> {
  const absolute = (url: string) => new URL(url, origin).href
  const remote = remotes[name]
  if (!remote) throw new Error(`the catalogue names no remote ${name}`)
  for (const url of scripts) void import(/* webpackIgnore: true */ absolute(url)).catch(() => {})
  const [widget, data] = await Promise.all([
    loadWidget({ ...remote, entry: absolute(remote.entry) }, tag),
    contentOf(origin, content),
  ])
  const inputOf = (host: HTMLElement): ElementInput => ({
    data,
    location: undefined,
    today,
    shell: widgetShell(host, { company, apiUrl: origin, ownsPage: false, navigate: leaveFor(origin) }),
  })
  const attributesOf = (host: HTMLElement) =>
    Object.fromEntries([...host.attributes].map(({ name: key, value }) => [key, value]))
  for (const host of document.querySelectorAll<HTMLElement>(tag)) {
    host.style.display ||= 'block'
    host.style.minHeight ||= `${innerWidth >= 768 ? minHeight.wide : minHeight.small}px`
    await widget.preload?.(viewProps(widget, { ...inputOf(host), attributes: attributesOf(host) }))
  }
  defineElement(widget, {
    inputOf,
    fallbackOf: () => fallback,
    ready: (host) => host.style.removeProperty('min-height'),
    report: (_, kind, error) => report(kind, { remote: name, tag, error }, origin),
    shadowStyles: [...styles, ...own].map(absolute),
  })
}
