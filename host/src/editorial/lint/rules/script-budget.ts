import { formatNumber } from 'shared-lib/rules/money/format-number'
import { pageScript } from '../../../api/catalogue/weights'
import { frameOf } from '../../../base/routes/layouts'
import { storyLayout } from '../../../base/routes/story-layouts'
import { textOf } from '../../../content/source/story'
import { type Found, type LintRule, placeOf } from '../finding'
import type { Piece } from '../story-pieces'

/**
 * Gzipped bytes of script on a page with everything on it awake, React, single-spa, header and footer among them: the
 * budget that the whole site keeps.
 */
export const pageBudget = 150 * 1024

const kib = (bytes: number) => `${formatNumber(bytes / 1024, 1)} KiB`

/** Tags that the layout puts around the page. */
function chromeOf(layout: string): readonly string[] {
  const { header, footer } = frameOf(layout)
  return [...(header === 'none' ? [] : ['qp-header']), ...(footer === 'none' ? [] : ['qp-footer'])]
}

type TagPiece = Extract<Piece, { kind: 'tag' }>

/** The first tag that takes a page past its budget, with the page's weight then. */
export const scriptBudgetRule: LintRule = ({ story, pieces, context }) => {
  const { snapshot, shellBytes = 0 } = context
  const chrome = chromeOf(storyLayout(story.full_slug, story.content.layout))
  const tags = pieces.filter((piece): piece is TagPiece => piece.kind === 'tag')
  const weightWith = (count: number) =>
    shellBytes + pageScript(snapshot, [...chrome, ...tags.slice(0, count).map(({ tag }) => tag)])
  const at = tags.findIndex((_, index) => weightWith(index + 1) > pageBudget)
  const piece = tags[at]
  if (!piece) return []
  const all = [...new Set(tags.map(({ tag }) => `<${textOf(tag)}>`))].join(', ')
  const found: Found = {
    ...placeOf(piece),
    severity: 'error',
    what: `Com ${all} a página leva ${kib(weightWith(tags.length))} de scripts; o limite é ${kib(pageBudget)}.`,
    how: 'Deixa o bloco que mais interessa a quem lê e leva aos outros com uma ligação. O peso de cada um está em /programadores/blocos.',
  }
  return [found]
}
