import type { FigureBook } from '../../content/figures/figure-book'
import type { ImageMeta } from '../../content/images/image-sources'
import type { RouteCheck } from '../../content/source/known-links'
import type { Story } from '../../content/source/story'
import type { Snapshot } from '../../remotes/deployments/snapshot'
import type { Piece } from './story-pieces'

export const ruleNames = [
  'tag',
  'alt',
  'link',
  'file',
  'credit-rate',
  'expired-figure',
  'figure',
  'script-budget',
  'heading-order',
  'partner-offer',
  'owner-word',
  'voice',
  'lawful-right',
  'rich-text',
  'picture',
  'address',
] as const
export type RuleName = (typeof ruleNames)[number]

/** An error misleads visitors or breaks the law; a warning deserves a look. */
export type Severity = 'error' | 'warning'

/** Position inside a story. */
export interface Place {
  /** From the story inwards: `body[2] section › body[0] image`; '' for the story itself. */
  readonly block: string
  /** `title`, `body, parágrafo 3`; '' for the block as a whole. */
  readonly field: string
  /** The block's `_uid`, where it has one: a click opens it in the editor. */
  readonly uid?: string
}

/** A finding as shown to an editor. Portuguese. */
export interface Finding extends Place {
  readonly rule: RuleName
  readonly severity: Severity
  /** Path of the page. */
  readonly story: string
  readonly what: string
  readonly how: string
}

/** A rule's part of a finding; the caller adds the rest. */
export type Found = Omit<Finding, 'rule' | 'story'>

/** Facts that a story is held against. */
export interface LintContext {
  /** The deployed: tags, their attributes, weights and published figures. */
  readonly snapshot: Pick<Snapshot, 'widgets' | 'remotes'>
  /** Whether a path has an answer. */
  readonly routes: RouteCheck
  /** ISO date, Lisbon. */
  readonly today: string
  /** The site's own image files. */
  readonly images?: ReadonlyMap<string, ImageMeta>
  /** Whether a file of the site itself exists, by its path (`/assets/…`); left out where the files cannot be read. */
  readonly hasFile?: (path: string) => boolean
  /** Gzipped bytes of the shell's own scripts on a page with an awake tag; unknown before the first build. */
  readonly shellBytes?: number | undefined
}

/** A story as rules see it. */
export interface Linted {
  readonly story: Story
  /** Path of the page. */
  readonly path: string
  readonly pieces: readonly Piece[]
  /** The same as editors wrote them, figures still named. */
  readonly written: readonly Piece[]
  /** As the page maker draws it, undefined for a story that is not drawn as blocks. */
  readonly html: string | undefined
  readonly book: FigureBook
  readonly context: LintContext
}

export type LintRule = (linted: Linted) => readonly Found[]

/** The place of a piece, without its contents. */
export const placeOf = ({ block, field, uid }: Place): Place => ({
  block,
  field,
  ...(uid !== undefined && { uid }),
})
