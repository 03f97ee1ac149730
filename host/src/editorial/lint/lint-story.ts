import { renderStory } from '../../content/blocks/render-story'
import { exampleWords, fillWords } from '../../content/company/owner-words'
import { figureBookOf } from '../../content/figures/figure-book'
import { resolveFigures } from '../../content/figures/story-figures'
import { storyPath } from '../../content/source/links'
import { isBlock, type Story } from '../../content/source/story'
import type { Finding, LintContext, Linted, LintRule, RuleName } from './finding'
import { addressRule } from './rules/address'
import { altRule } from './rules/alt'
import { creditRateRule } from './rules/credit-rate'
import { expiredFigureRule } from './rules/expired-figure'
import { figureRule } from './rules/figures'
import { fileRule } from './rules/files'
import { headingOrderRule } from './rules/heading-order'
import { lawfulRightsRule } from './rules/lawful-rights'
import { linkRule } from './rules/links'
import { ownerWordRule } from './rules/owner-words'
import { partnerOfferRule } from './rules/partner-offers'
import { pictureRule } from './rules/pictures'
import { richTextRule } from './rules/rich-text'
import { scriptBudgetRule } from './rules/script-budget'
import { tagRule } from './rules/tags'
import { voiceRule } from './rules/voice'
import { storyPieces } from './story-pieces'

const rules: Readonly<Record<RuleName, LintRule>> = {
  tag: tagRule,
  alt: altRule,
  link: linkRule,
  file: fileRule,
  'credit-rate': creditRateRule,
  'expired-figure': expiredFigureRule,
  figure: figureRule,
  'script-budget': scriptBudgetRule,
  'heading-order': headingOrderRule,
  'partner-offer': partnerOfferRule,
  'owner-word': ownerWordRule,
  voice: voiceRule,
  'lawful-right': lawfulRightsRule,
  'rich-text': richTextRule,
  picture: pictureRule,
  address: addressRule,
}

/** Content types that are drawn as blocks; the others have words and links alone. */
const isDrawn = ({ content: { component } }: Story) => component === 'page' || component === 'article'

/** A story with all that rules ask of it, worked out once. */
export function lintable(given: Story, context: LintContext): Linted {
  const written = isBlock(given.content) ? given : { ...given, content: { component: '' } }
  const { routes, images, snapshot, today } = context
  const book = figureBookOf(snapshot, today)
  // Rules judge the visitors' version, with example words for the company; only the rule for typed figures reads the
  // unresolved one.
  const story = resolveFigures(fillWords(written, exampleWords), book)
  return {
    story,
    path: storyPath(story.full_slug),
    pieces: storyPieces(story.content),
    written: storyPieces(written.content),
    html: isDrawn(story) ? renderStory(story, { routes, ...(images && { images }) }).html : undefined,
    book,
    context,
  }
}

/** Findings of the rules in a story, errors first and then in reading order. */
export function findingsOf(linted: Linted): readonly Finding[] {
  const found = Object.entries(rules).flatMap(([rule, find]) =>
    find(linted).map((one): Finding => ({ rule: rule as RuleName, story: linted.path, ...one })),
  )
  // A table with the same fault in every cell is one thing to fix.
  const once = new Map(found.map((one) => [JSON.stringify(one), one]))
  return [...once.values()].toSorted(
    (one, two) => Number(one.severity === 'warning') - Number(two.severity === 'warning'),
  )
}

/**
 * Findings to fix in a story before it is published: see `findingsOf`. Pure and offline; it never throws, whatever the
 * story holds.
 */
export const lintStory = (story: Story, context: LintContext): readonly Finding[] =>
  findingsOf(lintable(story, context))
