import type { Editor } from '@tiptap/core'
import { useContext, useState } from 'react'
import { FormContext } from './form'
import { addressIn, linkedTo } from './rich-link'

interface LinkToolProps {
  readonly editor: Editor
  readonly name: string
  readonly close: () => void
}

/** Text of a new link when nothing was selected. */
const noWords = 'texto'

/** Selects what a link is made of: the link under the cursor, else the selected words, else new ones. */
export function beginLink(editor: Editor) {
  if (editor.isActive('link')) editor.commands.extendMarkRange('link')
  else if (editor.state.selection.empty) {
    const { from } = editor.state.selection
    editor.commands.insertContent({ type: 'text', text: noWords })
    editor.commands.setTextSelection({ from, to: from + noWords.length })
  }
}

/** The address of the selected link; without one the words stay and lead nowhere. */
export function LinkTool({ editor, name, close }: LinkToolProps) {
  const stories = useContext(FormContext)?.stories ?? []
  const [before] = useState(() => editor.getAttributes('link'))
  const [address, setAddress] = useState(() => addressIn(before))
  const change = (typed: string) => {
    setAddress(typed)
    const to = typed.trim()
    if (to === '') editor.commands.unsetMark('link')
    else editor.commands.setMark('link', linkedTo(to, before, stories))
  }
  const leave = () => {
    const { from, to } = editor.state.selection
    const isEmpty = address.trim() === '' && editor.state.doc.textBetween(from, to) === noWords
    if (isEmpty) editor.commands.deleteSelection()
    editor
      .chain()
      .setTextSelection(isEmpty ? from : to)
      .focus()
      .run()
    close()
  }
  return (
    <input
      className="link-tool"
      aria-label={`Endereço da ligação em ${name}`}
      placeholder="/pagina ou https://…"
      // biome-ignore lint/a11y/noAutofocus: it was just asked for
      autoFocus
      value={address}
      onChange={(event) => change(event.target.value)}
      onBlur={close}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        event.preventDefault()
        leave()
      }}
    />
  )
}
