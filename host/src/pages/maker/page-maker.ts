import type { SlotRecord } from 'shared-lib/contract/page-data'
import { type Frame, frameOf } from '../../base/routes/layouts'
import { matchRoute } from '../../base/routes/route-match'
import { escapeHtml } from '../../base/text/escape-html'
import type { ContentImage } from '../../content/source/assets'
import type { RenderedSlot, SlotPlan, SlotRenderer } from '../../remotes/slots/render-slot'
import type { SlotData } from '../../remotes/slots/slot-data'
import { laterSlot, markLater } from '../first-paint/first-screens'
import { errorPart, type Failure, type MainPart } from '../page-parts/main-part'
import type { Page, PageRedirect, PageRequest } from '../page-parts/page'
import { plainHead } from '../page-parts/page-head'
import type { PageView } from '../views/page-view'
import { createMainParts, type MainPartParts } from './main-parts'
import { sheetsOf } from './page-sheets'
import { slotHtml } from './slot-html'

export interface PageMakerParts extends MainPartParts {
  readonly slots: SlotRenderer
  readonly slotData: SlotData
  readonly build: string
  /** Question about cookies at a path, '' where there is none. */
  readonly banner: (path: string) => Promise<string>
  /** Picture of a page in previews, for one that has none. */
  readonly shareImage: (title: string) => ContentImage
}

interface DrawnSlot {
  readonly plan: SlotPlan
  readonly slot: RenderedSlot
}

/** Header, main part and footer, with every slot's HTML in place of its marker. */
function bodyOf({ html, layout, title, definition }: MainPart, drawn: readonly DrawnSlot[]) {
  const htmlOf = (id: string) => {
    const found = drawn.find(({ plan }) => plan.id === id)
    return found ? slotHtml(found.plan, found.slot) : ''
  }
  const inner = html.replace(/<!--qp-slot:([\w-]+)-->/g, (_, id: string) => htmlOf(id))
  const { html: shown, full } = markLater(inner)
  // In a frame it is a second main part next to that of the page around it: its name separates them.
  const name = definition?.embed ? ` aria-label="${escapeHtml(title)}"` : ''
  const main = `<main id="conteudo" class="page page--${layout}" tabindex="-1"${name}>${shown}</main>`
  return htmlOf('header') + main + (full ? laterSlot(htmlOf('footer')) : htmlOf('footer'))
}

const routePage = (path: string, title: string, { description, definition }: MainPart) => ({
  path,
  title,
  description,
  isCalculator: definition?.calculator !== undefined,
})

export function createPageMaker(parts: PageMakerParts) {
  const { slots, knownPaths } = parts
  const mainPartOf = createMainParts(parts)

  /** The chrome that the layout puts around a page. */
  async function chromePlans(view: PageView, { header, footer }: Frame) {
    if (header === 'none' && footer === 'none') return { before: [], after: [], stale: false }
    const { data, stale } = await view.content.layoutConfig(await knownPaths(view))
    const plan = (id: 'header' | 'footer', form: Frame['header']): SlotPlan[] => {
      const attributes: Record<string, string> = form === 'reduced' ? { reduced: '' } : {}
      return form === 'none' ? [] : [{ id, kind: 'application', tag: `qp-${id}`, attributes, data }]
    }
    return { before: plan('header', header), after: plan('footer', footer), stale }
  }

  /** The company's own picture for the home page, and one with its title for every other that is in an index. */
  const previewOf = async (path: string, main: MainPart, content: PageView['content']) => {
    if (main.noIndex) return undefined
    return (path === '/' && (await content.shareImage())) || parts.shareImage(main.title)
  }

  /**
   * The story of the chrome is most of a page's data and the same on all; readers need no initial data of a story's
   * calculator. A draft is closed to other visitors, and a playground that redraws at each key carries its data with it.
   */
  const named = (record: SlotRecord, { shared }: PageView, path: string, fromStory = false): SlotRecord => {
    const { data, ...rest } = record
    if (!shared || typeof data !== 'object' || data === null) return record
    const isChrome = record.id === 'header' || record.id === 'footer'
    const isAsleep = fromStory && record.kind === 'element' && record.wake !== 'now'
    const dataAt = isChrome
      ? parts.slotData.keep(data)
      : isAsleep
        ? parts.slotData.keepLarge(data, path)
        : undefined
    return dataAt === undefined ? record : { ...rest, dataAt }
  }

  /** Puts the chrome around a main part and draws every slot. */
  async function assemble(
    view: PageView,
    request: PageRequest,
    main: MainPart,
  ): Promise<Page | PageRedirect> {
    const { content, snapshot, today } = view
    const company = await content.company()
    const chrome = await chromePlans(view, frameOf(main.layout))
    const plans = [...chrome.before, ...main.plans, ...chrome.after]
    const drawn: DrawnSlot[] = []
    for (const answer of await Promise.all(
      plans.map(async (plan) => ({
        plan,
        slot: await slots.render(snapshot, plan, { today, company, shared: view.shared }),
      })),
    )) {
      if ('redirect' in answer.slot) return { redirect: answer.slot.redirect, status: 303 }
      drawn.push({ plan: answer.plan, slot: answer.slot })
    }
    const all = drawn.map(({ slot }) => slot)
    // A slot that never wakes is finished HTML: the browser need only know whose it is.
    const asleep = all.flatMap(({ record, remote }) =>
      remote && record?.wake === 'never'
        ? [{ remote: remote.name, version: remote.version, tag: record.tag, rendered: record.rendered }]
        : [],
    )
    const waking = all.filter(({ record }) => record && record.wake !== 'never')
    const remotes = [...new Set(waking.flatMap(({ remote }) => remote ?? []))]
    const title = drawn.find(({ plan }) => plan.id === 'main')?.slot.title ?? main.title
    const isRoute = main.definition !== undefined && !main.noIndex
    const head =
      main.head ?? (isRoute ? await content.routeHead(routePage(request.path, title, main)) : plainHead)
    return {
      status: main.status,
      title,
      description: main.description,
      noIndex: main.noIndex || !view.shared,
      canonical: main.canonical ?? request.path,
      head: { image: await previewOf(request.path, main, content), ...head },
      body: bodyOf(main, drawn),
      // An editor's preview is no visit, and needs no consent.
      banner: main.definition?.embed || !view.shared ? '' : await parts.banner(request.path),
      ...(view.addition && { addition: await view.addition(request) }),
      styles: [...(main.styles ?? []).map((href) => ({ href })), ...sheetsOf(all)],
      ...(main.chunks && { chunks: main.chunks }),
      data: {
        path: request.path,
        build: parts.build,
        today,
        layout: main.layout,
        route: main.route,
        ...(main.definition?.vertical && { vertical: main.definition.vertical }),
        ...(main.definition?.journey && { journey: main.definition.journey }),
        ...(main.definition?.embed && { embed: true }),
        ...(view.experiment && main.fromStory && { experiment: view.experiment }),
        company,
        remotes: Object.fromEntries(
          remotes.map(({ name, version, base, deployment }) => [
            name,
            { name, version, entry: base + deployment.entry },
          ]),
        ),
        slots: waking.flatMap(({ record }) =>
          record ? named(record, view, request.path, main.fromStory) : [],
        ),
        ...(asleep.length > 0 && { asleep }),
      },
      remotes,
      reserved: drawn.flatMap(({ plan, slot }) =>
        slot.minHeight ? [{ id: plan.id, ...slot.minHeight }] : [],
      ),
      failed: all.flatMap(({ record, remote, blameless, exception }) =>
        remote && record?.rendered === false && !blameless
          ? [
              {
                remote: remote.name,
                version: remote.version,
                tag: record.tag,
                ...(exception && { exception }),
              },
            ]
          : [],
      ),
      stale: main.stale || chrome.stale || all.some(({ record }) => record?.rendered === false),
    }
  }

  /** `assemble` for pages that never redirect. */
  async function assembleHere(view: PageView, request: PageRequest, main: MainPart): Promise<Page> {
    const made = await assemble(view, request, main)
    if ('redirect' in made) throw new Error('this page cannot redirect')
    return made
  }

  return {
    /** The part of a query that changes a page of the host's own; undefined for other paths. */
    publicQuery: ({ snapshot }: PageView, path: string) =>
      matchRoute(parts.publicPages, path)?.query?.({ snapshot, path }),
    /** The page at a path: a deployed route, else a story, else the 404 page with details of `missing`. Rejects when content cannot be had. */
    async page(
      view: PageView,
      request: PageRequest,
      missing?: () => string | undefined,
    ): Promise<Page | PageRedirect> {
      const main = await mainPartOf(view, request)
      if (main && 'redirect' in main) return main
      if (main) return assemble(view, request, main)
      const words = await view.content.errorWords()
      return assemble(
        view,
        request,
        errorPart({ variant: 'not-found', status: 404, details: missing?.(), words }),
      )
    },
    /** A page of the host's own (a lead's status): static HTML in a layout. */
    staticPage: (
      view: PageView,
      request: PageRequest,
      own: { title: string; html: string; layout: string; status?: number },
    ): Promise<Page> =>
      assembleHere(view, request, {
        status: own.status ?? 200,
        title: own.title,
        description: '',
        layout: own.layout,
        noIndex: true,
        html: own.html,
        plans: [],
        route: request.path,
        stale: false,
      }),
    /** An error page; `maintenance` needs no content at all. */
    async errorPage(view: PageView, request: PageRequest, failure: Omit<Failure, 'words'>): Promise<Page> {
      const words = await view.content.errorWords()
      return assembleHere(view, request, errorPart({ ...failure, words }))
    },
  }
}

export type PageMaker = ReturnType<typeof createPageMaker>
