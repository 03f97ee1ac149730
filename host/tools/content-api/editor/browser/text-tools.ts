import type { Editor } from '@tiptap/core'

/** A button above a text. */
interface TextTool {
  readonly name: string
  readonly shows: string
  readonly does: (editor: Editor) => boolean
  /** Name and attributes of what the selection is then. */
  readonly makes: readonly [string, object?]
  /** Letter that does the same with Ctrl or ⌘. */
  readonly key?: string
}

const heading = (level: number): Pick<TextTool, 'does' | 'makes'> => ({
  does: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run(),
  makes: ['heading', { level }],
})
const list = (type: string): Pick<TextTool, 'does' | 'makes'> => ({
  does: (editor) => editor.chain().focus().toggleList(type, 'list_item').run(),
  makes: [type],
})
const mark = (type: string): Pick<TextTool, 'does' | 'makes'> => ({
  does: (editor) => editor.chain().focus().toggleMark(type).run(),
  makes: [type],
})

export const textTools: readonly TextTool[] = [
  { name: 'Título', shows: 'Título', ...heading(2) },
  { name: 'Subtítulo', shows: 'Subtítulo', ...heading(3) },
  { name: 'Lista', shows: '• Lista', ...list('bullet_list') },
  { name: 'Lista numerada', shows: '1. Lista', ...list('ordered_list') },
  {
    name: 'Citação',
    shows: '» Citação',
    does: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
    makes: ['blockquote'],
  },
  { name: 'Negrito', shows: 'N', ...mark('bold'), key: 'b' },
  { name: 'Itálico', shows: 'I', ...mark('italic'), key: 'i' },
]
