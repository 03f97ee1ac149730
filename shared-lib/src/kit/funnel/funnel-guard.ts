import type { GuardAnswer } from '../../contract/define-micro-frontend'
import {
  type AskedField,
  applicableSteps,
  type Flow,
  isAfterResults,
  isPersonal,
  openingProblems,
  type RawAnswers,
  stepProblems,
} from './flow'
import { addressOf, nextSlug, readQuery, returnTarget, stepAddress } from './funnel-address'
import { checkSlug, detailsSlug, doneTarget, returnParameter } from './journey-addresses'
import { sentParameter } from './sent-parameter'

interface Asked {
  readonly path: string
  /** Query string without `?`. */
  readonly query: string
  /** ISO date, for answers that are invalid on some days. */
  readonly today?: string
}

/** Last segment under the flow's path; '' for the path itself, undefined for a page outside. */
export const slugOf = (flow: Flow, path: string) =>
  path === flow.path ? '' : path.startsWith(`${flow.path}/`) ? path.slice(flow.path.length + 1) : undefined

/**
 * The page a visitor who asks for `slug` may see: that one, or the first unanswered step. The server has no personal
 * answer (`personalKnown` false): it lets those steps pass and the browser sends back a visitor who skipped one.
 */
export function allowedSlug(
  flow: Flow,
  raw: RawAnswers,
  slug: string | undefined,
  { personalKnown = false, today }: { readonly personalKnown?: boolean; readonly today?: string } = {},
): string | undefined {
  const all = applicableSteps(flow, raw)
  // Opened from the results, one of the questions after them does not wait for the others; the contact form does.
  const waits =
    slug === detailsSlug || (slug !== undefined && isAfterResults(flow, slug) && !returnTarget(raw))
  const steps = all.filter((step) => (personalKnown || !step.personal) && (waits || !step.afterResults))
  const shown = (asked: AskedField) => personalKnown || !isPersonal(asked)
  const open = steps.findIndex((step) => stepProblems(flow, step, raw, { today, shown }).length > 0)
  const next = steps[open]?.slug ?? checkSlug
  if (slug === '') return next
  // Of both, the one that is asked first: a personal one, loaded again in the middle, stays.
  if (open >= 0) return all.find((step) => step.slug === next || step.slug === slug)?.slug
  return flow.steps.some((step) => step.slug === slug && !step.personal && !all.includes(step)) ? next : slug
}

/** Target of a flow's own path: the address for search engines, with no answer in it. */
export const firstAddress = (flow: Flow) => `${flow.path}/${allowedSlug(flow, {}, '') ?? ''}`

/**
 * Redirects a page asked for too early to the first unanswered step: a later step, check-your-answers, or any page
 * after the flow. The flow's own path takes a sent form and answers with the step that comes next, so that the whole
 * funnel works without script.
 */
export function funnelGuard(flow: Flow, { path, query, today }: Asked): GuardAnswer {
  const raw = readQuery(flow, query)
  const slug = slugOf(flow, path)
  const target = returnTarget(raw)
  const returning: Record<string, string> = target ? { [returnParameter]: target } : {}
  if (slug === '') {
    const sent = applicableSteps(flow, raw).find((step) => step.slug === raw[sentParameter])
    const shown = (asked: AskedField) => !isPersonal(asked)
    if (sent && stepProblems(flow, sent, raw, { today, shown }).length > 0)
      return { redirect: stepAddress(flow, sent.slug, raw, { ...returning, [sentParameter]: sent.slug }) }
    if (sent?.afterResults && !target)
      return { redirect: stepAddress(flow, nextSlug(flow, raw, sent.slug), raw) }
  }
  const allowed = allowedSlug(flow, raw, slug, today === undefined ? {} : { today })
  if (allowed === slug || allowed === undefined) return undefined
  if (allowed === checkSlug && slug === '' && (target ? target === doneTarget : flow.unchecked))
    return { redirect: addressOf(flow, flow.done, raw) }
  return { redirect: stepAddress(flow, allowed, raw, allowed === checkSlug ? {} : returning) }
}

/** Title of a page of the flow; starts with "Erro: " when the step shows a problem. */
export function funnelTitle(flow: Flow, { path, query, today }: Asked): string {
  const raw = readQuery(flow, query)
  const slug = slugOf(flow, path)
  const step = applicableSteps(flow, raw).find((one) => one.slug === slug)
  if (!step) return titleOf(flow, slug === checkSlug ? checkTitle : undefined)
  return titleOf(
    flow,
    step.question,
    openingProblems(flow, step, raw, { sent: raw[sentParameter] === slug, today }).length > 0,
  )
}

export const checkTitle = 'Confirma as tuas respostas'

export const titleOf = (flow: Flow, page: string | undefined, failed = false) =>
  `${failed ? 'Erro: ' : ''}${page ? `${page} · ` : ''}${flow.title}`
