import type { Company } from 'shared-lib/contract/define-widget'
import { frameOf } from '../../base/routes/layouts'
import type { SlotPlan } from '../../remotes/slots/render-slot'
import type { MainPart } from '../page-parts/main-part'
import type { Page, PageRedirect, PageRequest } from '../page-parts/page'
import { plainHead } from '../page-parts/page-head'
import type { PageView } from '../views/page-view'
import { bodyOf, type DrawnSlot } from './page-body'
import { chromePlans } from './page-chrome'
import type { PageMakerParts } from './page-maker'
import { sheetsOf } from './page-sheets'
import { shortRecord } from './slot-records'

/** Draws slots at the same time; a redirect when one of them leads elsewhere. */
async function drawSlots(
  { slots }: PageMakerParts,
  { snapshot, today, shared }: PageView,
  company: Company,
  plans: readonly SlotPlan[],
): Promise<readonly DrawnSlot[] | PageRedirect> {
  const answers = await Promise.all(
    plans.map(async (plan) => ({
      plan,
      slot: await slots.render(snapshot, plan, { today, company, shared }),
    })),
  )
  const drawn: DrawnSlot[] = []
  for (const { plan, slot } of answers) {
    if ('redirect' in slot) return { redirect: slot.redirect, status: 303 }
    drawn.push({ plan, slot })
  }
  return drawn
}

/** What the browser gets to know, and the micro-frontends that it will need. */
function browserPart(
  { build, slotData }: PageMakerParts,
  { view, request: { path }, main, company, drawn }: Drawing,
): Pick<Page, 'data' | 'remotes'> {
  const all = drawn.map(({ slot }) => slot)
  // A slot that never wakes is finished HTML: the browser need only know whose it is.
  const asleep = all.flatMap(({ record, remote }) =>
    remote && record?.wake === 'never'
      ? [{ remote: remote.name, version: remote.version, tag: record.tag, rendered: record.rendered }]
      : [],
  )
  const waking = all.filter(({ record }) => record && record.wake !== 'never')
  const remotes = [...new Set(waking.flatMap(({ remote }) => remote ?? []))]
  const { layout, route, definition, fromStory } = main
  const data: Page['data'] = {
    path,
    build,
    today: view.today,
    layout,
    route,
    ...(definition?.vertical && { vertical: definition.vertical }),
    ...(definition?.journey && { journey: definition.journey }),
    ...(definition?.embed && { embed: true }),
    company,
    remotes: Object.fromEntries(
      remotes.map(({ name, version, base, deployment }) => [
        name,
        { name, version, entry: base + deployment.entry },
      ]),
    ),
    slots: waking.flatMap(({ record }) =>
      record ? shortRecord(record, slotData, view, path, fromStory) : [],
    ),
    ...(asleep.length > 0 && { asleep }),
  }
  return { data, remotes }
}

/** Slots that could not be drawn, for the guard of versions. */
const failedOf = (drawn: readonly DrawnSlot[]): Page['failed'] =>
  drawn.flatMap(({ slot: { record, remote, blameless, exception } }) =>
    remote && record?.rendered === false && !blameless
      ? [{ remote: remote.name, version: remote.version, tag: record.tag, ...(exception && { exception }) }]
      : [],
  )

interface Drawing {
  readonly view: PageView
  readonly request: PageRequest
  readonly main: MainPart
  readonly company: Company
  readonly drawn: readonly DrawnSlot[]
}

/** The company's own picture for the home page, and one with its title for every other that is in an index. */
async function previewOf(parts: PageMakerParts, { view: { content }, request: { path }, main }: Drawing) {
  if (main.noIndex) return undefined
  return (path === '/' && (await content.shareImage())) || parts.shareImage(main.title)
}

async function headOf({ view, request: { path }, main }: Drawing, title: string) {
  const { head, definition, noIndex, description, layout } = main
  if (head) return head
  // A question is no page that a search result leads to by a trail: it shows none either.
  if (!definition || noIndex || frameOf(layout).footer === 'reduced') return plainHead
  const isCalculator = definition.calculator !== undefined
  return view.content.routeHead({ path, title, description, isCalculator })
}

/** Puts the chrome around a main part and draws every slot. */
export async function assemblePage(
  parts: PageMakerParts,
  view: PageView,
  request: PageRequest,
  main: MainPart,
): Promise<Page | PageRedirect> {
  const company = await view.content.company()
  const chrome = await chromePlans(view, frameOf(main.layout), parts)
  const drawn = await drawSlots(parts, view, company, [...chrome.before, ...main.plans, ...chrome.after])
  if ('redirect' in drawn) return drawn
  const drawing = { view, request, main, company, drawn }
  const title = drawn.find(({ plan }) => plan.id === 'main')?.slot.title ?? main.title
  const slots = drawn.map(({ slot }) => slot)
  return {
    status: main.status,
    title,
    description: main.description,
    noIndex: main.noIndex || !view.shared,
    canonical: main.canonical ?? request.path,
    head: { image: await previewOf(parts, drawing), ...(await headOf(drawing, title)) },
    body: bodyOf(main, drawn),
    // An editor's preview is no visit, and needs no consent.
    banner: main.definition?.embed || !view.shared ? '' : await parts.banner(request.path),
    ...(view.addition && { addition: await view.addition(request) }),
    styles: [...(main.styles ?? []).map((href) => ({ href })), ...sheetsOf(slots)],
    ...(main.chunks && { chunks: main.chunks }),
    ...browserPart(parts, drawing),
    reserved: drawn.flatMap(({ plan, slot }) => (slot.minHeight ? [{ id: plan.id, ...slot.minHeight }] : [])),
    failed: failedOf(drawn),
    stale: main.stale || chrome.stale || slots.some(({ record }) => record?.rendered === false),
  }
}
