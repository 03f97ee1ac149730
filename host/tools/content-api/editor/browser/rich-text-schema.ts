import {
  Extension,
  type Extensions,
  getSchema,
  Node,
  nodeInputRule,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core'
import { history, redo, undo } from '@tiptap/pm/history'
import { keptAttributes } from './kept-attributes'
import { richTextMarks } from './rich-text-marks'

// The nodes of Storyblok's rich text that are words, under the names that its API gives them.

const levels = [1, 2, 3, 4, 5, 6]

const nodes: Extensions = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  Node.create({
    name: 'paragraph',
    group: 'block',
    content: 'inline*',
    priority: 1000, // what an empty place becomes
    addAttributes: () => keptAttributes('textAlign'),
    parseHTML: () => [{ tag: 'p' }],
    renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
  }),
  Node.create({
    name: 'heading',
    group: 'block',
    content: 'inline*',
    defining: true,
    addAttributes: () => keptAttributes('level', 'textAlign'),
    // The title of pasted text goes below the page's own.
    parseHTML: () => levels.map((level) => ({ tag: `h${level}`, attrs: { level: Math.max(2, level) } })),
    renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level ?? 2}`, HTMLAttributes, 0],
    addInputRules() {
      const find = /^(#{2,6})\s$/
      const getAttributes = ([, signs = '']: RegExpMatchArray) => ({ level: signs.length })
      return [textblockTypeInputRule({ find, type: this.type, getAttributes })]
    },
  }),
  Node.create({
    name: 'bullet_list',
    group: 'block list',
    content: 'list_item+',
    parseHTML: () => [{ tag: 'ul' }],
    renderHTML: ({ HTMLAttributes }) => ['ul', HTMLAttributes, 0],
    addInputRules() {
      return [wrappingInputRule({ find: /^\s*[-*]\s$/, type: this.type })]
    },
  }),
  Node.create({
    name: 'ordered_list',
    group: 'block list',
    content: 'list_item+',
    addAttributes: () => keptAttributes('order'),
    parseHTML: () => [{ tag: 'ol' }],
    renderHTML: ({ node, HTMLAttributes }) => ['ol', { ...HTMLAttributes, start: node.attrs.order }, 0],
    addInputRules() {
      const getAttributes = ([, order]: RegExpMatchArray) => ({ order: Number(order) })
      return [wrappingInputRule({ find: /^\s*(\d{1,9})[.)]\s$/, type: this.type, getAttributes })]
    },
  }),
  Node.create({
    name: 'list_item',
    content: 'paragraph block*',
    defining: true,
    parseHTML: () => [{ tag: 'li' }],
    renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem('list_item'),
        Tab: () => this.editor.commands.sinkListItem('list_item'),
        'Shift-Tab': () => this.editor.commands.liftListItem('list_item'),
      }
    },
  }),
  Node.create({
    name: 'blockquote',
    group: 'block',
    content: 'block+',
    defining: true,
    parseHTML: () => [{ tag: 'blockquote' }],
    renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
    addInputRules() {
      return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })]
    },
  }),
  Node.create({
    name: 'code_block',
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    addAttributes: () => keptAttributes('class'),
    parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
    renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, ['code', 0]],
  }),
  Node.create({
    name: 'horizontal_rule',
    group: 'block',
    parseHTML: () => [{ tag: 'hr' }],
    renderHTML: ({ HTMLAttributes }) => ['hr', HTMLAttributes],
    addInputRules() {
      return [nodeInputRule({ find: /^---$/, type: this.type })]
    },
  }),
  Node.create({
    name: 'hard_break',
    group: 'inline',
    inline: true,
    selectable: false,
    parseHTML: () => [{ tag: 'br' }],
    renderHTML: () => ['br'],
    renderText: () => '\n',
    addKeyboardShortcuts() {
      return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) }
    },
  }),
]

const takenBack = Extension.create({
  name: 'history',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const { view } = this.editor
    return {
      'Mod-z': () => undo(view.state, view.dispatch),
      'Mod-y': () => redo(view.state, view.dispatch),
      'Shift-Mod-z': () => redo(view.state, view.dispatch),
    }
  },
})

export const richTextExtensions: Extensions = [...nodes, ...richTextMarks, takenBack]

export const richTextSchema = getSchema(richTextExtensions)
