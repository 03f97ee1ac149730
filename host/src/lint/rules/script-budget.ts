import { formatNumber } from 'shared-lib/money/format-number'
import { pageScript } from '../../catalogue/weights'
import { textOf } from '../../content/story'
import { frameOf } from '../../routes/layouts'
import { storyLayout } from '../../routes/story-layouts'
import { type Found, type LintRule, placeOf } from '../finding'
import type { Piece } from '../story-pieces'

/**
 * Gzipped bytes of script for one tag in use, React, single-spa, header and footer among them: the budget of the whole
 * site. A tag sleeps until it is touched, so this is what a visitor waits for; few touch all that stands on a page.
 */
export const pageBudget = 150 * 1024

/** The same with every tag of the page awake. */
export const awakeBudget = 190 * 1024

const kib = (bytes: number) => `${formatNumber(bytes / 1024, 1)} KiB`

/** Tags that the layout puts around the page. */
function chromeOf(layout: string): readonly string[] {
  const { header, footer } = frameOf(layout)
  return [...(header === 'none' ? [] : ['qp-header']), ...(footer === 'none' ? [] : ['qp-footer'])]
}

type TagPiece = Extract<Piece, { kind: 'tag' }>

const words = (weight: number, limit: number) =>
  `a página leva ${kib(weight)} de scripts; o limite é ${kib(limit)}.`

const how =
  'Deixa o bloco que mais interessa a quem lê e leva aos outros com uma ligação. O peso de cada um está em /programadores/blocos.'

/** A tag too heavy by itself; the first one that takes a page past what all of them may weigh, or near it. */
export const scriptBudgetRule: LintRule = ({ story, pieces, context }) => {
  const { snapshot, shellBytes = 0 } = context
  const chrome = chromeOf(storyLayout(story.full_slug, story.content.layout))
  const tags = pieces.filter((piece): piece is TagPiece => piece.kind === 'tag')
  const weightOf = (some: readonly TagPiece[]) =>
    shellBytes + pageScript(snapshot, [...chrome, ...some.map(({ tag }) => tag)])
  const heavy = tags.find((tag) => weightOf([tag]) > pageBudget)
  if (heavy) {
    const what = `Com <${textOf(heavy.tag)}> ${words(weightOf([heavy]), pageBudget)}`
    return [{ ...placeOf(heavy), severity: 'error', what, how } satisfies Found]
  }
  const piece = tags.find((_, index) => weightOf(tags.slice(0, index + 1)) > pageBudget)
  if (!piece) return []
  const all = [...new Set(tags.map(({ tag }) => `<${textOf(tag)}>`))].join(', ')
  const weight = weightOf(tags)
  const isOver = weight > awakeBudget
  const what = `Com ${all} em uso ${words(weight, isOver ? awakeBudget : pageBudget)}`
  return [{ ...placeOf(piece), severity: isOver ? 'error' : 'warning', what, how } satisfies Found]
}
