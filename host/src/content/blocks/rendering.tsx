import { createContext, type ReactNode, useContext } from 'react'
import type { ImageMeta } from '../images/image-sources'
import type { RouteCheck } from '../source/known-links'
import type { Block } from '../source/story'
import type { EditableAttributes } from './editable'

export interface PageWidget {
  /** `w1`, `w2`… in reading order: the same on every rendering of the same story. */
  readonly id: string
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
}

export interface PageHeading {
  /** Where a link inside the page leads. */
  readonly id: string
  readonly text: string
  /** 2 to 4: the page's own title is its only h1. */
  readonly level: number
}

export interface PageQuestion {
  readonly question: string
  /** The answer's words, without markup. */
  readonly answer: string
}

/** Needs of blocks while a page is drawn. */
export interface Rendering {
  readonly routes: RouteCheck
  readonly log: (message: string) => void
  /** The site's own image files, by address. */
  readonly images: ReadonlyMap<string, ImageMeta>
  /** Author and date of an article, below its title. */
  readonly byline?: ReactNode
  /** In a preview: attributes that identify the block of an element to the editor. */
  readonly edit?: (block: Block) => EditableAttributes | undefined
  /** Draws nested blocks. */
  readonly draw: (blocks: readonly Block[]) => ReactNode
  /** Reserves a place for a widget and answers its id. */
  readonly addWidget: (tag: string, attributes: Readonly<Record<string, string>>) => string
  /** Notes a heading for the table of contents and answers its id, unlike any other of the page. */
  readonly addHeading: (text: string, level: number, anchor?: string) => string
  /** Notes a question for the page's structured data. */
  readonly addQuestion: (question: PageQuestion) => void
  /** True for the first image of the page, which is fetched before all others; false ever after. */
  readonly takeFirstImage: () => boolean
}

export const RenderingContext = createContext<Rendering | undefined>(undefined)

export function useRendering(): Rendering {
  const rendering = useContext(RenderingContext)
  if (!rendering) throw new Error('Blocks are drawn by renderStory')
  return rendering
}

export interface BlockProps {
  readonly block: Block
}
