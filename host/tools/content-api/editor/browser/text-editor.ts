import { Editor, Extension } from '@tiptap/core'
import { figureChips } from './figure-chips'
import type { RichNode } from './rich-node'
import { richTextIn } from './rich-text-nodes'
import { richTextExtensions } from './rich-text-schema'

interface TextEditorParts {
  readonly name: string
  readonly changed: (nodes: readonly RichNode[]) => void
  /** Portuguese name of a figure that a text may name. */
  readonly figureName: (figure: string) => string | undefined
  /** Ctrl+K was pressed. */
  readonly link: () => void
}

const areSame = (one: readonly RichNode[], other: readonly RichNode[]) =>
  one.length === other.length && one.every((node, at) => node === other[at])

/** A text that is written in place. `show` replaces it, unless it is the same already. */
export function openTextEditor(element: Element, { name, changed, link, figureName }: TextEditorParts) {
  const editor = new Editor({
    element,
    extensions: [
      ...richTextExtensions,
      figureChips(figureName),
      Extension.create({
        name: 'linkKey',
        addKeyboardShortcuts: () => ({
          'Mod-k': () => {
            link()
            return true
          },
        }),
      }),
    ],
    // The page's policy knows its own style sheet alone.
    injectCSS: false,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': name } },
  })
  const form = richTextIn(editor.schema)
  let shown: readonly RichNode[] = []
  editor.on('update', () => {
    shown = form.nodesOf(editor.state.doc)
    changed(shown)
  })
  return {
    editor,
    show(nodes: readonly RichNode[]) {
      if (areSame(shown, nodes)) return
      shown = nodes
      const { tr, doc } = editor.state
      const whole = form.documentOf(nodes).content
      tr.replaceWith(0, doc.content.size, whole).setMeta('addToHistory', false)
      editor.view.dispatch(tr.setMeta('preventUpdate', true))
    },
  }
}

export type TextEditor = ReturnType<typeof openTextEditor>
