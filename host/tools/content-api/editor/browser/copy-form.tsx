import { type FormEvent, useState } from 'react'
import { copyStory, type EditedStory } from './space'

interface CopyFormProps {
  readonly story: EditedStory
  /** There is something typed that the draft does not have yet. */
  readonly isChanged: boolean
  readonly failed: (error: unknown) => void
  readonly copied: (story: EditedStory) => void
}

/** Begins a new page with the blocks of this one: a draft in the same folder, with an address of its own. */
export function CopyForm({ story, isChanged, failed, copied }: CopyFormProps) {
  const [name, setName] = useState('')
  const copy = async () => {
    if (isChanged) throw new Error('guarda primeiro o rascunho; copia-se o que está guardado')
    copied(await copyStory(story, name.trim()))
    setName('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    copy().catch(failed)
  }
  return (
    <form className="row" onSubmit={submit}>
      <label>
        Copiar tudo isto com o nome{' '}
        <input value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" disabled={!name.trim()}>
        Copiar
      </button>
    </form>
  )
}
