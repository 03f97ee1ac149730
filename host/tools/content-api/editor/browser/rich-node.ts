/** A node of Storyblok's rich text, as its editor keeps it. */
export interface RichNode {
  readonly type: string
  readonly text?: string
  readonly marks?: readonly RichMark[]
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly RichNode[]
}

interface RichMark {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
}
