import { useRef, useState } from 'react'
import { FigurePicker } from './figure-picker'
import { pastedText } from './pasted-text'
import type { RichNode } from './rich-text-lines'
import { nodesOf, textOf } from './rich-text-markdown'
import { around, asLines, type Edit, linked, nextPoint, type Selected } from './text-tools'

interface Tool {
  readonly name: string
  readonly shows: string
  readonly does: (selected: Selected) => Edit
  /** Letter that does the same with Ctrl or ⌘. */
  readonly key?: string
}

const tools: readonly Tool[] = [
  { name: 'Título', shows: 'Título', does: (selected) => asLines(selected, 'title') },
  { name: 'Subtítulo', shows: 'Subtítulo', does: (selected) => asLines(selected, 'subtitle') },
  { name: 'Lista', shows: '• Lista', does: (selected) => asLines(selected, 'points') },
  { name: 'Lista numerada', shows: '1. Lista', does: (selected) => asLines(selected, 'steps') },
  { name: 'Citação', shows: '» Citação', does: (selected) => asLines(selected, 'quotation') },
  { name: 'Negrito', shows: 'N', does: (selected) => around(selected, '**'), key: 'b' },
  { name: 'Itálico', shows: 'I', does: (selected) => around(selected, '_'), key: 'i' },
  { name: 'Ligação', shows: 'Ligação', does: linked, key: 'k' },
]

/** As if it were typed: the browser's own undo takes it back. */
function write(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit) {
  area.focus()
  area.setSelectionRange(from, to)
  const isDone = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert)
  if (!isDone) {
    area.setRangeText(insert)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

const areSame = (one: readonly RichNode[], other: readonly RichNode[]) =>
  one.length === other.length && one.every((node, at) => node === other[at])

const rowsOf = (text: string) =>
  text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 48)), 0)

interface TextPartProps {
  readonly name: string
  readonly nodes: readonly RichNode[]
  readonly change: (nodes: readonly RichNode[]) => void
}

/** Paragraphs, titles and lists in one field, written as text. */
export function TextPart({ name, nodes, change }: TextPartProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  // What is typed stays as it is typed, even where it means the same as something shorter.
  const [typed, setTyped] = useState(() => ({ text: textOf(nodes), nodes }))
  if (!areSame(typed.nodes, nodes)) setTyped({ text: textOf(nodes), nodes })

  const type = (text: string) => {
    const next = nodesOf(text, nodes)
    setTyped({ text, nodes: next })
    change(next)
  }
  const use = (tool: Tool) => area.current && write(area.current, tool.does(selectedIn(area.current)))
  const insert = (text: string) => {
    if (!area.current) return
    const { start, end } = selectedIn(area.current)
    const after = start + text.length
    write(area.current, { from: start, to: end, insert: text, start: after, end: after })
  }
  const press = (event: React.KeyboardEvent<HTMLTextAreaElement>) => {
    const isCommand = event.ctrlKey || event.metaKey
    const tool = isCommand && !event.altKey ? tools.find(({ key }) => key === event.key) : undefined
    const isEnter = event.key === 'Enter' && !isCommand && !event.shiftKey && !event.nativeEvent.isComposing
    const next = isEnter ? nextPoint(selectedIn(event.currentTarget)) : undefined
    if (!tool && !next) return
    event.preventDefault()
    if (tool) use(tool)
    else if (next) write(event.currentTarget, next)
  }
  const paste = (event: React.ClipboardEvent<HTMLTextAreaElement>) => {
    const text = pastedText(event.clipboardData.getData('text/html'))
    if (text === undefined) return
    event.preventDefault()
    insert(text)
  }
  return (
    <div className="text-part">
      <fieldset className="tools" aria-label={`Formatar ${name}`}>
        {tools.map((tool) => (
          <button
            key={tool.name}
            type="button"
            aria-label={tool.name}
            title={tool.key ? `${tool.name} (Ctrl+${tool.key.toUpperCase()})` : tool.name}
            onClick={() => use(tool)}
          >
            {tool.shows}
          </button>
        ))}
        <FigurePicker name={name} pick={insert} />
      </fieldset>
      <textarea
        ref={area}
        aria-label={name}
        rows={Math.min(28, Math.max(2, rowsOf(typed.text)))}
        value={typed.text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
    </div>
  )
}
