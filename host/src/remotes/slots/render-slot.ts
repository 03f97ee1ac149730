import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Company, slotPolicy } from 'shared-lib/contract/define-widget'
import type { DeployedWidget } from 'shared-lib/contract/deployment'
import type { SlotRecord } from 'shared-lib/contract/page-data'
import type { RenderCall, RenderResult } from 'shared-lib/contract/server-bundle'
import { memoize } from 'shared-lib/rules/memo/memoize'
import { cacheBytes, textBytes, valueBytes } from '../../base/memory/cache-bytes'
import { pathsOf } from '../../base/routes/route-paths'
import { navigationTarget } from '../../base/security/navigation-target'
import type { Remote, Snapshot } from '../deployments/snapshot'
import { placeholderHtml, unknownTagHtml } from './placeholder'
import { Busy, isException, type RemoteCalls } from './remote-calls'

/** A widget to be put on a page. */
export interface SlotPlan {
  readonly id: string
  readonly kind: SlotRecord['kind']
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly location?: { readonly path: string; readonly query: string }
  /** Declared path of the route that this widget owns on this page. */
  readonly route?: string
  readonly data?: unknown
}

/** An exception of a version while a slot was rendered. */
export interface SlotException {
  /** Declared path of the route, or the tag where it is in a story. */
  readonly pattern: string
  /** Names the path with its parameters, or the tag with its attributes. */
  readonly address: string
  readonly call: RenderCall
}

/** A version rendered a slot at an address of this pattern. */
export type SoundReport = (line: { remote: string; version: string; pattern: string }) => void

export interface RenderedSlot {
  readonly html: string
  readonly fallback: string
  /** Undefined when no deployment declares the tag: nothing will wake. */
  readonly record?: SlotRecord
  readonly remote?: Remote
  /** The version threw: the call, and its address. */
  readonly exception?: SlotException
  /** It could not be drawn for want of time or room here: no fault of the version. */
  readonly blameless?: true
  readonly title?: string
  readonly minHeight?: { readonly small: number; readonly wide: number }
}

type SlotReport = (line: { remote: string; version: string; tag: string; cause: unknown }) => void

interface Good {
  readonly html: string
  readonly data?: unknown
  readonly title?: string
}

/** The page that a slot is on. */
interface SlotPage {
  readonly today: string
  readonly company: Company
  /** False for a view of one person, such as a preview or a developer's own build. */
  readonly shared: boolean
}

/** Versions whose HTML may be shown in place of a drawing that failed. */
interface GoodVersions {
  /** The version of a name that is served outside canaries. */
  readonly served: (name: string) => Remote | undefined
  /** Versions that the registry names for everyone now, the current one first. */
  readonly named: (name: string) => readonly string[]
}

export interface SlotRenderer {
  /** Never throws: a slot that fails shows its last good HTML, or its placeholder. */
  render(snapshot: Snapshot, plan: SlotPlan, page: SlotPage): Promise<RenderedSlot | { redirect: string }>
}

/** A bundle is another team's code: its answer is checked before a page is built of it. @throws with the fault found */
function checked(answer: RenderResult): RenderResult {
  if ('redirect' in answer) return { redirect: navigationTarget(answer.redirect, { allowedHosts: [] }).url }
  if (typeof answer.html !== 'string') throw new Error('the bundle answered no HTML')
  if (answer.title !== undefined && typeof answer.title !== 'string') throw new Error('the title is no text')
  return { ...answer, html: answer.html.replace(earlyPictures, '') }
}

/** React preloads every picture right before its element. */
const earlyPictures = /<link rel="preload" as="image"[^>]*>/g

/** The browser's record of a slot. */
const recordOf = (
  plan: SlotPlan,
  remote: Remote,
  widget: DeployedWidget,
  data: unknown,
  rendered: boolean,
): SlotRecord => ({
  id: plan.id,
  kind: plan.kind,
  tag: plan.tag,
  remote: remote.name,
  wake: slotPolicy(widget, plan.kind === 'element').wake,
  attributes: plan.attributes,
  ...(plan.route && {
    route: `${remote.name}:${plan.tag}`,
    paths: [...new Set(remote.deployment.routes.filter((one) => one.widget === plan.tag).flatMap(pathsOf))],
  }),
  ...(plan.location && { location: plan.location }),
  ...(data !== undefined && { data }),
  styles: widget.preload.styles.map((file) => remote.base + file),
  scripts: widget.preload.scripts.map((file) => remote.base + file),
  rendered,
})

const sha1 = (text: string) => createHash('sha1').update(text).digest('base64')

/** Key of a slot's data. The story of the chrome is long, and the same object on every page. */
const dataName = (data: unknown) =>
  typeof data === 'object' && data !== null ? nameOf(data) : JSON.stringify(data)
const nameOf = memoize((data: object) => sha1(JSON.stringify(data)))

const bounded = (maxSize: number) =>
  new LRUCache<string, Good>({
    maxSize,
    sizeCalculation: ({ html, data }) => textBytes(html) + valueBytes(data) + 300,
  })

export function createSlotRenderer(
  calls: RemoteCalls,
  report: SlotReport,
  versions: GoodVersions,
  sound: SoundReport = () => {},
): SlotRenderer {
  const fresh = bounded(cacheBytes.slots)
  const lastGood = bounded(cacheBytes.lastGoodSlots)
  const goodKey = (name: string, version: string, place: string) => `${name}@${version} ${place}`
  /** HTML of a canary, an override or a draft never counts as good: only some people may see it. */
  const isForAll = (remote: Remote, shared: boolean) => shared && versions.served(remote.name) === remote
  const goodOf = (name: string, place: string) =>
    versions
      .named(name)
      .flatMap((version) => lastGood.get(goodKey(name, version, place)) ?? [])
      .at(0)
  return {
    async render(snapshot, plan, { today, company, shared }) {
      const found = snapshot.widgets.get(plan.tag)
      if (!found) {
        report({
          remote: 'none',
          version: '',
          tag: plan.tag,
          cause: new Error('no deployment declares this tag'),
        })
        const html = unknownTagHtml(company)
        return { html, fallback: html }
      }
      const { remote, widget } = found
      const call: RenderCall = { ...plan, today, company }
      const { data, ...rest } = plan
      const place = sha1(JSON.stringify([rest, company, dataName(data)]))
      const key = `${remote.name}@${remote.version} ${calls.edition(remote)} ${today} ${place}`
      const fallback = placeholderHtml(widget, company)
      const result = (good: Good, rendered: boolean): RenderedSlot => ({
        html: good.html,
        fallback,
        remote,
        title: good.title,
        ...(!rendered && { minHeight: slotPolicy(widget, plan.kind === 'element').minHeight }),
        record: recordOf(plan, remote, widget, good.data, rendered),
      })
      const pattern = plan.route ?? plan.tag
      const isSound = () => sound({ remote: remote.name, version: remote.version, pattern })
      const known = fresh.get(key)
      if (known) isSound()
      if (known) return result(known, !remote.onlyBrowser)
      try {
        const answer = checked(await calls.render(remote, call))
        isSound()
        if ('redirect' in answer) return answer
        fresh.set(key, answer)
        if (isForAll(remote, shared)) lastGood.set(goodKey(remote.name, remote.version, place), answer)
        return result(answer, !remote.onlyBrowser)
      } catch (cause) {
        report({ remote: remote.name, version: remote.version, tag: plan.tag, cause })
        const before = goodOf(remote.name, place)
        const shown = result(before ?? { html: fallback, data: plan.data }, false)
        if (cause instanceof Busy) return { ...shown, blameless: true }
        return isException(cause) ? { ...shown, exception: { pattern, address: place, call } } : shown
      }
    },
  }
}
