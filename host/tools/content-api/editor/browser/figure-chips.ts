import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const reference = /\{\{\s*figure\s+([^{}|]+?)\s*(?:\|[^{}]*)?\}\}/g

/** Draws each written figure as a chip that bears its Portuguese name. The text stays as it is. */
export const figureChips = (nameOf: (figure: string) => string | undefined) =>
  Extension.create({
    name: 'figureChips',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations({ doc }) {
            const chips: Decoration[] = []
            doc.descendants((node, at) => {
              for (const { 0: whole, 1: figure = '', index } of node.text?.matchAll(reference) ?? []) {
                const name = nameOf(figure)
                const looks = {
                  class: name ? 'chip' : 'chip unknown',
                  'data-name': name ?? 'Número desconhecido',
                }
                chips.push(Decoration.inline(at + index, at + index + whole.length, looks))
              }
            })
            return DecorationSet.create(doc, chips)
          },
        },
      }),
    ],
  })
