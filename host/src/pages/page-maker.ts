import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import type { Company } from 'shared-lib/contract/define-widget'
import type { DeployedRoute, Snapshot } from '../deployments/snapshot'
import { declaredQuery, isFound, matchRoute } from '../routes/route-match'
import type { RenderedSlot, SlotPlan, SlotRenderer } from '../slots/render-slot'
import { escapeHtml } from './escape-html'
import { type Frame, frameOf } from './layouts'
import type { Page, PageRedirect, PageRequest } from './page'
import { type PageHead, plainHead } from './page-head'
import type { PublicPage } from './public-page'
import { slotHtml } from './slot-html'

/** A story as the page maker needs it: static HTML with `<!--qp-slot:id-->` where a widget stands. */
export interface StoryPage {
  readonly title: string
  readonly description: string
  readonly layout: string
  readonly noIndex: boolean
  readonly html: string
  readonly widgets: readonly {
    readonly id: string
    readonly tag: string
    readonly attributes: Record<string, string>
  }[]
  readonly head: PageHead
  /** Where it is not the path that was asked for. */
  readonly canonical?: string
}

/** The site's content, wherever it comes from. Rejects only when nothing usable is known. */
export interface SiteContent {
  story(
    request: PageRequest,
    known: (path: string) => boolean,
  ): Promise<{ page: StoryPage; stale: boolean } | PageRedirect | undefined>
  /** What machines are told of a page that a deployment declares. */
  routeHead(path: string, title: string): Promise<PageHead>
  /** Picture of previews of pages that have none of their own. */
  shareImage(): Promise<PageHead['image']>
  /** `config/default-layout`, links to unknown paths already taken out. */
  layoutConfig(known: (path: string) => boolean): Promise<{ data: unknown; stale: boolean }>
  /** What of the layout story the error page needs; undefined where the story cannot be had. */
  errorWords(): Promise<unknown>
  company(): Promise<Company>
  /** Paths of all published stories. */
  paths(): Promise<ReadonlySet<string>>
}

export interface PageMakerParts {
  readonly content: SiteContent
  readonly slots: SlotRenderer
  readonly build: string
  readonly snapshot: () => Snapshot
  /** ISO date in Lisbon. */
  readonly today: () => string
  /** Question about cookies at a path, '' where it is not asked. */
  readonly banner: (path: string) => Promise<string>
  /** Pages of the host's own that links may lead to. */
  readonly ownPaths: readonly string[]
  /** Pages of the host's own that want to be found. */
  readonly publicPages: readonly PublicPage[]
  /** Static HTML below the widget of a deployed page, '' for none. */
  readonly below: (route: DeployedRoute) => string
}

interface MainPart {
  readonly status: number
  readonly title: string
  readonly description: string
  readonly layout: string
  readonly noIndex: boolean
  readonly html: string
  readonly plans: readonly SlotPlan[]
  readonly route: string
  readonly head?: PageHead
  readonly canonical?: string
  readonly definition?: RouteDefinition
  readonly stale: boolean
}

export type ErrorVariant = 'not-found' | 'error' | 'maintenance'

interface Failure {
  readonly variant: ErrorVariant
  readonly status: number
  /** Message and stack, outside production. */
  readonly details?: string | undefined
  /** What `SiteContent.errorWords` answered. */
  readonly words: unknown
}

const errorPart = ({ variant, status, details, words }: Failure): MainPart => ({
  status,
  title: variant === 'maintenance' ? 'Em manutenção' : 'Página não disponível',
  description: '',
  layout: variant === 'maintenance' ? 'no-header-footer' : 'default',
  noIndex: true,
  html: '<!--qp-slot:main-->',
  plans: [
    {
      id: 'main',
      kind: 'application',
      tag: 'qp-error-page',
      attributes: { variant, ...(details && { details }) },
      data: words,
    },
  ],
  route: `error:${variant}`,
  stale: false,
})

interface DrawnSlot {
  readonly plan: SlotPlan
  readonly slot: RenderedSlot
}

/** Header, main part and footer, with every slot's HTML where its marker stands. */
function bodyOf({ html, layout, title, definition }: MainPart, drawn: readonly DrawnSlot[]) {
  const htmlOf = (id: string) => {
    const found = drawn.find(({ plan }) => plan.id === id)
    return found ? slotHtml(found.plan, found.slot) : ''
  }
  const inner = html.replace(/<!--qp-slot:([\w-]+)-->/g, (_, id: string) => htmlOf(id))
  // In a frame it is a second main part beside that of the page around it: its name tells them apart.
  const name = definition?.embed ? ` aria-label="${escapeHtml(title)}"` : ''
  const main = `<main id="conteudo" class="page page--${layout}" tabindex="-1"${name}>${inner}</main>`
  return htmlOf('header') + main + htmlOf('footer')
}

export function createPageMaker(parts: PageMakerParts) {
  const { content, slots, snapshot, today } = parts
  const ownPaths = new Set([...parts.ownPaths, ...parts.publicPages.map(({ path }) => path)])

  async function knownPaths(now: Snapshot) {
    const stories = await content.paths()
    return (path: string) =>
      stories.has(path) || ownPaths.has(path) || matchRoute(now.routes, path) !== undefined
  }

  function routePart(now: Snapshot, { path, query }: PageRequest): MainPart | undefined {
    const route = matchRoute(now.routes, path)
    if (!route) return undefined
    const location = { path, query: declaredQuery(route.query, query) }
    return {
      status: 200,
      title: route.title,
      description: route.description,
      layout: route.layout,
      noIndex: !isFound(route),
      html: `<!--qp-slot:main-->${parts.below(route)}`,
      plans: [
        { id: 'main', kind: 'application', tag: route.widget, attributes: {}, location, route: route.path },
      ],
      route: route.path,
      definition: route,
      stale: false,
    }
  }

  async function publicPart(now: Snapshot, { path }: PageRequest): Promise<MainPart | undefined> {
    const found = parts.publicPages.find((page) => page.path === path)
    if (!found) return undefined
    const { title, description, feed } = found
    const html = await found.draw({ snapshot: now, today: today() })
    const head = { ...plainHead, ...(feed !== undefined && { feed }) }
    const frame = { status: 200, layout: 'default', noIndex: false, plans: [], route: path, stale: false }
    return { ...frame, title, description, html, head }
  }

  async function storyPart(
    request: PageRequest,
    known: (path: string) => boolean,
  ): Promise<MainPart | PageRedirect | undefined> {
    const found = await content.story(request, known)
    if (!found || 'redirect' in found) return found
    const { widgets, ...page } = found.page
    const plans = widgets.map((widget) => ({ ...widget, kind: 'element' as const }))
    return { ...page, status: 200, plans, route: request.path, stale: found.stale }
  }

  /** The chrome that the layout puts around a page. */
  async function chromePlans(now: Snapshot, { header, footer }: Frame) {
    if (header === 'none' && footer === 'none') return { before: [], after: [], stale: false }
    const { data, stale } = await content.layoutConfig(await knownPaths(now))
    const plan = (id: 'header' | 'footer', form: Frame['header']): SlotPlan[] => {
      const attributes: Record<string, string> = form === 'reduced' ? { reduced: '' } : {}
      return form === 'none' ? [] : [{ id, kind: 'application', tag: `qp-${id}`, attributes, data }]
    }
    return { before: plan('header', header), after: plan('footer', footer), stale }
  }

  /** Puts the chrome around a main part and draws every slot. */
  async function assemble(now: Snapshot, request: PageRequest, main: MainPart): Promise<Page | PageRedirect> {
    const company = await content.company()
    const day = today() // once: midnight must not fall between two slots of a page
    const chrome = await chromePlans(now, frameOf(main.layout))
    const plans = [...chrome.before, ...main.plans, ...chrome.after]
    const drawn: DrawnSlot[] = []
    for (const answer of await Promise.all(
      plans.map(async (plan) => ({ plan, slot: await slots.render(now, plan, { today: day, company }) })),
    )) {
      if ('redirect' in answer.slot) return { redirect: answer.slot.redirect, status: 303 }
      drawn.push({ plan: answer.plan, slot: answer.slot })
    }
    const all = drawn.map(({ slot }) => slot)
    // What never wakes is finished HTML: the browser need not know of it.
    const waking = all.filter(({ record }) => record && record.wake !== 'never')
    const remotes = [...new Set(waking.flatMap(({ remote }) => remote ?? []))]
    const title = drawn.find(({ plan }) => plan.id === 'main')?.slot.title ?? main.title
    const isRoute = main.definition !== undefined && !main.noIndex
    const head = main.head ?? (isRoute ? await content.routeHead(request.path, title) : plainHead)
    return {
      status: main.status,
      title,
      description: main.description,
      noIndex: main.noIndex,
      canonical: main.canonical ?? request.path,
      head: { image: await content.shareImage(), ...head },
      body: bodyOf(main, drawn),
      banner: main.definition?.embed ? '' : await parts.banner(request.path),
      styles: [...new Set(all.flatMap(({ record }) => record?.styles ?? []))],
      data: {
        path: request.path,
        build: parts.build,
        today: day,
        layout: main.layout,
        route: main.route,
        ...(main.definition?.vertical && { vertical: main.definition.vertical }),
        ...(main.definition?.journey && { journey: main.definition.journey }),
        ...(main.definition?.embed && { embed: true }),
        company,
        remotes: Object.fromEntries(
          remotes.map(({ name, version, base, deployment }) => [
            name,
            { name, version, entry: base + deployment.entry },
          ]),
        ),
        slots: waking.flatMap(({ record }) => record ?? []),
      },
      remotes,
      reserved: drawn.flatMap(({ plan, slot }) =>
        slot.minHeight ? [{ id: plan.id, ...slot.minHeight }] : [],
      ),
      stale: main.stale || chrome.stale || all.some(({ record }) => record?.rendered === false),
    }
  }

  return {
    /** Tells whether a path is answered, by a story or by a deployed route. */
    knownPaths: () => knownPaths(snapshot()),
    /** The page at a path: a deployed route, else a story, else the 404 page. Rejects when content cannot be had. */
    async page(request: PageRequest): Promise<Page | PageRedirect> {
      const now = snapshot()
      const main =
        routePart(now, request) ??
        (await publicPart(now, request)) ??
        (await storyPart(request, await knownPaths(now)))
      if (main && 'redirect' in main) return main
      if (main) return assemble(now, request, main)
      const words = await content.errorWords()
      return assemble(now, request, errorPart({ variant: 'not-found', status: 404, words }))
    },
    /** A page of the host's own (a lead's status): static HTML in a layout. */
    async staticPage(
      request: PageRequest,
      own: { title: string; html: string; layout: string; status?: number },
    ): Promise<Page> {
      const made = await assemble(snapshot(), request, {
        status: own.status ?? 200,
        title: own.title,
        description: '',
        layout: own.layout,
        noIndex: true,
        html: own.html,
        plans: [],
        route: request.path,
        stale: false,
      })
      if ('redirect' in made) throw new Error('a static page cannot redirect')
      return made
    },
    /** An error page; `maintenance` needs no content at all. */
    async errorPage(
      request: PageRequest,
      variant: ErrorVariant,
      status: number,
      details?: string,
    ): Promise<Page> {
      const words = await content.errorWords()
      const made = await assemble(snapshot(), request, errorPart({ variant, status, details, words }))
      if ('redirect' in made) throw new Error('an error page cannot redirect')
      return made
    },
  }
}

export type PageMaker = ReturnType<typeof createPageMaker>
