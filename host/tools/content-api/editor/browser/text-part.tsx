import { useContext, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { FormContext } from './form'
import { beginLink, LinkTool } from './link-tool'
import type { RichNode } from './rich-node'
import { openTextEditor, type TextEditor } from './text-editor'
import { textTools } from './text-tools'

interface FigurePickerProps {
  readonly name: string
  readonly pick: (reference: string) => void
}

/** Inserts the reference of a figure of law or market at the cursor, chosen by its Portuguese name. */
function FigurePicker({ name, pick }: FigurePickerProps) {
  const figures = useContext(FormContext)?.blocks.get('figure')?.schema.figure?.options ?? []
  return figures.length === 0 ? null : (
    <select
      aria-label={`Número a juntar em ${name}`}
      value=""
      onChange={(event) => event.target.value && pick(`{{figure ${event.target.value}}}`)}
    >
      <option value="">Número…</option>
      {figures.map((figure) => (
        <option key={figure.value} value={figure.value}>
          {figure.name}
        </option>
      ))}
    </select>
  )
}

interface TextPartProps {
  readonly name: string
  readonly nodes: readonly RichNode[]
  readonly change: (nodes: readonly RichNode[]) => void
}

/** Paragraphs, titles and lists in one field, written as they look. */
export function TextPart({ name, nodes, change }: TextPartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [text, setText] = useState<TextEditor>()
  const [isLinking, setLinking] = useState(false)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const changed = useEffectEvent(change)
  const editor = text?.editor
  const beginLinking = () => {
    if (editor) beginLink(editor)
    setLinking(true)
  }
  const link = useEffectEvent(beginLinking)
  const figures = useContext(FormContext)?.blocks.get('figure')?.schema.figure?.options ?? []
  const figureName = useEffectEvent((figure: string) => figures.find(({ value }) => value === figure)?.name)

  useEffect(() => {
    if (!place.current) return
    const made = openTextEditor(place.current, {
      name,
      changed: (next) => changed(next),
      link: () => link(),
      figureName: (figure) => figureName(figure),
    })
    made.editor.on('transaction', drawAgain)
    setText(made)
    return () => made.editor.destroy()
  }, [name])
  useEffect(() => text?.show(nodes), [text, nodes])

  const insert = (words: string) => editor?.chain().focus().insertContent({ type: 'text', text: words }).run()
  return (
    <div className="text-part">
      <fieldset className="tools" aria-label={`Formatar ${name}`}>
        {textTools.map((tool) => (
          <button
            key={tool.name}
            type="button"
            aria-label={tool.name}
            aria-pressed={editor?.isActive(...tool.makes) ?? false}
            title={tool.key ? `${tool.name} (Ctrl+${tool.key.toUpperCase()})` : tool.name}
            onClick={() => editor && tool.does(editor)}
          >
            {tool.shows}
          </button>
        ))}
        <button
          type="button"
          title="Ligação (Ctrl+K)"
          aria-pressed={editor?.isActive('link') ?? false}
          onClick={beginLinking}
        >
          Ligação
        </button>
        <FigurePicker name={name} pick={insert} />
      </fieldset>
      {editor && isLinking && <LinkTool editor={editor} name={name} close={() => setLinking(false)} />}
      <div ref={place} />
    </div>
  )
}
