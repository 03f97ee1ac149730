import { cloneElement, type FunctionComponent, isValidElement, type ReactNode } from 'react'
import { type Block, isRecord, textOf } from '../source/story'

/** Attributes by which the editor's bridge finds a block. */
export interface EditableAttributes {
  readonly 'data-blok-c': string
  readonly 'data-blok-uid': string
}

const comment = /^<!--#storyblok#(\{.*\})-->$/s

function written(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(comment.exec(text)?.[1] ?? '')
    return isRecord(data) ? data : undefined
  } catch {
    return undefined
  }
}

/**
 * The attributes of the block's `_editable` comment, which drafts alone carry; undefined without a proper one.
 * https://www.storyblok.com/docs/packages/storyblok-js (read 2026-11-22)
 */
export function editableAttributes({ _editable }: Block): EditableAttributes | undefined {
  const data = written(textOf(_editable))
  const [id, uid] = [data?.id, data?.uid].map(String)
  return data && uid ? { 'data-blok-c': JSON.stringify(data), 'data-blok-uid': `${id}-${uid}` } : undefined
}

/** The element that a view comes to, marked; a view that draws none, or several, stays unmarked. */
export function marked(drawn: ReactNode, attributes: EditableAttributes): ReactNode {
  let element = drawn
  // Called as React would: their contexts are those of the component that asks.
  while (isValidElement(element) && typeof element.type === 'function')
    element = (element.type as FunctionComponent<unknown>)(element.props) as ReactNode
  return isValidElement(element) && typeof element.type === 'string'
    ? cloneElement(element, attributes as object)
    : element
}
