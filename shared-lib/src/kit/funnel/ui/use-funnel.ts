import { useEffect, useState } from 'react'
import type { WidgetProps } from '../../../contract/define-widget'
import { sessionDraft } from '../../form/draft'
import { type Flow, isAfterResults, personalNames, previousStep, type RawAnswers, usableTexts } from '../flow'
import { addressOf, nextSlug, readQuery, returnTarget, stepAddress } from '../funnel-address'
import { allowedSlug, slugOf } from '../funnel-guard'
import { checkSlug, doneTarget, returnParameter } from '../journey-addresses'

type Surroundings = Pick<WidgetProps, 'location' | 'shell'>

export interface FunnelPlace {
  readonly slug: string
  readonly raw: RawAnswers
  /** Address of a page of the funnel, as a link without script would have it. */
  href(slug: string): string
  /** Goes to a page of the funnel with these answers. */
  open(slug: string, raw?: RawAnswers): void
  /** Keeps the personal ones on this device, where the page may be left before they are taken. */
  keep(slug: string, texts: RawAnswers): void
  /** Takes the answers of a step that has no problems and goes on. */
  answer(slug: string, texts: RawAnswers): void
  /** Where "Anterior" leads: a slug of the funnel or `doneTarget`; undefined on the first page. */
  readonly back: string | undefined
  finish(): void
  /** The last answer leads on, without a list of them all. */
  readonly done: boolean | undefined
}

/** Personal texts of this visit; empty while the server's HTML is being hydrated. */
function usePersonal(flow: Flow) {
  const [texts, setTexts] = useState<RawAnswers | undefined>()
  useEffect(() => setTexts(sessionDraft(flow.name).read()), [flow.name])
  const keep = (more: RawAnswers) => {
    const all = { ...texts, ...more }
    sessionDraft(flow.name).write(all)
    setTexts(all)
  }
  return { texts, keep }
}

/**
 * The visitor's step and how to move. A page of the site keeps answers in the address, so back, reload and sharing
 * work; a tag inside a story keeps them in memory, starting from `presets`, and leaves for the site at the end.
 */
export function useFunnel(
  flow: Flow,
  { location, shell }: Surroundings,
  presets: readonly RawAnswers[],
): FunnelPlace {
  const [memory, setMemory] = useState<{ slug: string; raw: RawAnswers }>(() => ({
    slug: '',
    raw: Object.assign({}, ...presets.map((preset) => usableTexts(flow, preset))),
  }))
  const personal = usePersonal(flow)
  const raw = { ...(location ? readQuery(flow, location.query) : memory.raw), ...personal.texts }
  const asked = location ? slugOf(flow, location.path) : memory.slug
  const slug = allowedSlug(flow, raw, asked, { personalKnown: personal.texts !== undefined }) ?? checkSlug
  const target = returnTarget(raw)
  const optional = flow.steps.some((step) => step.slug === slug && step.optional)

  const address = (to: string, answers: RawAnswers, back = target) =>
    to === doneTarget
      ? addressOf(flow, flow.done, answers)
      : stepAddress(flow, to, answers, back && to !== checkSlug ? { [returnParameter]: back } : {})
  const inPage = location !== undefined
  // Further questions are offered by the page that follows; a tag leaves for it, and offers them in its own list before.
  const after = isAfterResults(flow, slug)
  const done = target
    ? target === doneTarget
    : !after && flow.unchecked && (inPage || !flow.steps.at(-1)?.optional)
  const correction = inPage && asked !== undefined && asked !== slug ? address(slug, raw) : undefined
  useEffect(() => {
    if (correction) shell.navigate(correction, { replace: true })
  }, [correction, shell])

  const open = (to: string, answers: RawAnswers = raw) => {
    const back = to === checkSlug ? undefined : slug === checkSlug ? checkSlug : target
    if (location) shell.navigate(address(to, answers, back))
    else setMemory({ slug: to, raw: { ...answers, [returnParameter]: back ?? '' } })
  }
  const keep = (from: string, all: RawAnswers) => {
    const step = flow.steps.find((one) => one.slug === from)
    const own = step ? personalNames(flow, step) : []
    if (own.length > 0) personal.keep(Object.fromEntries(own.map((name) => [name, all[name] ?? ''])))
  }
  const finish = (answers: RawAnswers) => shell.navigate(addressOf(flow, flow.done, answers))
  return {
    slug,
    raw,
    href: (to) => address(to, raw, slug === checkSlug ? checkSlug : target),
    open,
    keep: (from, texts) => keep(from, { ...raw, ...texts }),
    answer(from, texts) {
      const all = { ...raw, ...texts }
      keep(from, all)
      const next = nextSlug(flow, all, target ? '' : from)
      // The page left behind keeps its answer, so that the browser's back shows it as it was given.
      if (location) shell.navigate(address(from, all), { replace: true })
      if (next === checkSlug && done) finish(all)
      else open(next, all)
    },
    back:
      target ??
      (optional ? checkSlug : (previousStep(flow, raw, slug)?.slug ?? (after ? doneTarget : undefined))),
    finish: () => finish(raw),
    done,
  }
}
