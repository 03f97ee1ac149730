import { createContext, useContext } from 'react'
import type { ContentPath } from './content-path'
import type { BlockField, BlockType, Content, StoryLine } from './space'

/** Shared by every part of the form. */
export interface Form {
  readonly blocks: ReadonlyMap<string, BlockType>
  /** Pages that a link may lead to. */
  readonly stories: readonly StoryLine[]
  readonly change: (path: ContentPath, value: unknown) => void
  /** Shows a block that has just been put into the story. */
  readonly added: (uid: string) => void
}

export const FormContext = createContext<Form | undefined>(undefined)

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('fields stand inside a form')
  return form
}

/** A field of a block, and the path of its value. */
export interface PlaceProps {
  readonly name: string
  readonly field: BlockField
  readonly value: unknown
  readonly path: ContentPath
}

export const isBlock = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && 'component' in value
