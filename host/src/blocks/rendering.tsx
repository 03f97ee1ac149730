import { createContext, type ReactNode, useContext } from 'react'
import type { RouteCheck } from '../content/known-links'
import type { Block } from '../content/story'

export interface PageWidget {
  /** `w1`, `w2`… in reading order: the same on every rendering of the same story. */
  readonly id: string
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
}

/** What blocks need while a page is drawn. */
export interface Rendering {
  readonly routes: RouteCheck
  readonly log: (message: string) => void
  /** Draws nested blocks. */
  readonly draw: (blocks: readonly Block[]) => ReactNode
  /** Reserves a place for a widget and answers its id. */
  readonly addWidget: (tag: string, attributes: Readonly<Record<string, string>>) => string
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
