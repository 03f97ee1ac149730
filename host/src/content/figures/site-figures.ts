import type { PublishedFigure, PublishedValue } from 'shared-lib/rules/dated/published-figure'
import { type ReviewState, review } from 'shared-lib/rules/dated/review'
import { addDays } from 'shared-lib/rules/dates/calendar'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Snapshot } from '../../remotes/deployments/snapshot'

export interface SiteFigure extends PublishedFigure {
  readonly standing: ReviewState
  /** Name of the deployment that answers for it. */
  readonly deployment: string
}

/** Every figure deployed now, as it is on a day. Of two with one id the first in the registry's order. */
export function figuresOf({ remotes }: Pick<Snapshot, 'remotes'>, today: string): readonly SiteFigure[] {
  const found = new Map<string, PublishedFigure & { deployment: string }>()
  for (const { name, deployment } of remotes.values())
    for (const figure of deployment.figures ?? [])
      if (!found.has(figure.id)) found.set(figure.id, { ...figure, deployment: name })
  const all = [...found.values()]
  const standings = new Map(review(all, toIsoDate(today)).map(({ id, standing }) => [id, standing]))
  return all.map((figure) => ({
    ...figure,
    standing: figure.values.length === 0 ? 'lapsed' : (standings.get(figure.id) ?? 'fresh'),
  }))
}

/** A day on which a figure became another one, or ceased to be known. */
export interface FigureChange {
  readonly figure: SiteFigure
  /** First day of the new value, or the first one without any. */
  readonly on: string
  /** Undefined where nothing is known from that day on. */
  readonly value: PublishedValue | undefined
  readonly before: PublishedValue | undefined
}

function changesOf(figure: SiteFigure): readonly FigureChange[] {
  return figure.values.flatMap((value, at) => {
    const next = figure.values[at + 1]
    const begun = { figure, on: value.from, value, before: figure.values[at - 1] }
    if (value.to === undefined) return [begun]
    const after: string = addDays(toIsoDate(value.to), 1)
    return next && next.from <= after
      ? [begun]
      : [begun, { figure, on: after, value: undefined, before: value }]
  })
}

/** Changes up to a day, the newest first. */
export const figureChanges = (figures: readonly SiteFigure[], today: string): readonly FigureChange[] =>
  figures
    .flatMap(changesOf)
    .filter(({ on }) => on <= today)
    .toSorted(
      (one, two) => two.on.localeCompare(one.on) || one.figure.name.localeCompare(two.figure.name, 'pt'),
    )

/** A change in one line; of a table only whether it moved. */
export function changeWords({ value, before }: FigureChange): string {
  if (!value) return 'ainda sem valor'
  if (before && oneLine(before) === oneLine(value)) return 'o mesmo valor, por outra regra'
  return value.lines.length > 1 ? 'novos valores' : oneLine(value)
}

export const anchorOf = ({ id }: Pick<PublishedFigure, 'id'>) => id.replaceAll('.', '-')

/** A value in one line: `Em dinheiro 6,15 € por dia; Em cartão ou vales 10,46 € por dia`. */
export const oneLine = ({ lines }: PublishedValue) =>
  lines.map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`)).join('; ')
