import type { Widget, WidgetProps } from '../../src/contract/define-widget'
import type { Deployment } from '../../src/contract/deployment'
import type { RemoteContainer, ShareScope } from '../../src/platform/federation/loader'
import { keepTyped } from './keep-typed'
import { hideFailure, showFailure } from './overlay'

// A federation container for development: the page opens this one, which loads the newest build.
// The page's React is the shell's own production build, which Fast Refresh cannot patch. So a view is remounted as a
// whole and its typed values are restored; state in the address or in drafts is never lost.

type React = typeof import('react')

interface Build {
  readonly deployment: Deployment
  readonly container: RemoteContainer
}

/** A widget that the page has opened. */
interface Opened {
  widget: Widget
  readonly listeners: Set<() => void>
  /** Props of each place where it is drawn now. */
  readonly drawn: Set<WidgetProps>
  /** The one that the page holds on to. */
  readonly live: Widget
}

const here = new URL('.', import.meta.url)
const opened = new Map<string, Opened>()
let scope: ShareScope
let react: React
let build: Build

async function newest(): Promise<Build> {
  const deployment: Deployment = await (await fetch(new URL('deployment.json', here))).json()
  const container: RemoteContainer = await import(`${here}${deployment.version}/browser/${deployment.entry}`)
  await container.init(scope)
  return { deployment, container }
}

const widgetOf = async ({ container }: Build, expose: string): Promise<Widget> =>
  (await container.get(expose))().default

export async function init(shared: ShareScope) {
  scope = shared
  const [offer] = Object.values(shared.react ?? {})
  if (!offer) throw new Error('the shell offers no React')
  react = (await offer.get())() as React
  build = await newest()
  const changes = new EventSource(new URL('changes', here))
  changes.addEventListener('built', () => {
    hideFailure()
    void follow()
  })
  changes.addEventListener('failed', ({ data }) => {
    console.error(JSON.parse(data))
    showFailure(JSON.parse(data))
  })
}

export async function get(expose: string) {
  const one = opened.get(expose) ?? openedOf(await widgetOf(build, expose))
  opened.set(expose, one)
  return () => ({ default: one.live })
}

/** A widget whose view is whichever is the newest, in the same place of React's tree as the server's. */
function openedOf(widget: Widget): Opened {
  const one = { widget, listeners: new Set<() => void>(), drawn: new Set<WidgetProps>() }
  const subscribe = (listener: () => void) => {
    one.listeners.add(listener)
    return () => void one.listeners.delete(listener)
  }
  const current = () => one.widget.View
  const draw: Widget['View'] = (props) => {
    const Current = react.useSyncExternalStore(subscribe, current, current)
    react.useEffect(() => {
      one.drawn.add(props)
      return () => void one.drawn.delete(props)
    }, [props])
    return react.createElement(Current, props)
  }
  const preload: Widget['preload'] = async (props) => one.widget.preload?.(props)
  return Object.assign(one, { live: { ...widget, View: draw, preload } })
}

/** Contracts with server and tags: a change of them needs a reload of the page. */
const promises = ({ deployment: { widgets, routes } }: Build) =>
  JSON.stringify([widgets.map(({ preload: _, ...contract }) => contract), routes])

async function follow() {
  const next = await newest()
  if (next.deployment.version === build.deployment.version) return
  if (promises(next) !== promises(build) || document.querySelector('[data-failed]')) return location.reload()
  const widgets = await Promise.all([...opened.keys()].map((expose) => widgetOf(next, expose)))
  const removeOld = await addStyles(next.deployment.version)
  const restore = keepTyped()
  for (const [at, one] of [...opened.values()].entries()) {
    const widget = widgets[at]
    if (!widget) continue
    await Promise.all([...one.drawn].map((props) => widget.preload?.(props)))
    one.widget = widget
    for (const tell of one.listeners) tell()
  }
  build = next
  removeOld()
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  restore()
}

/** Adds the new style sheets of what is open; the old ones stay until the returned function removes them. */
async function addStyles(version: string): Promise<() => void> {
  const old = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ href }) =>
    href.startsWith(here.href),
  )
  await Promise.all(
    [...opened.keys()].map((expose) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = `${here}styles/${expose.slice(2)}.css?${version}`
      const settled = new Promise((done) => {
        link.onload = link.onerror = done
      })
      ;(old[0] ?? document.head.lastElementChild)?.before(link)
      return settled
    }),
  )
  return () => {
    for (const link of old) link.remove()
  }
}
