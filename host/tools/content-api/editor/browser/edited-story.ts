import { useEffect, useRef, useState } from 'react'
import { type ContentPath, withValue } from './content-path'
import { type Content, type EditedStory, readStory, saveStory } from './space'

const leave = 'Há alterações por guardar nesta página, e perdem-se. Continuar sem as guardar?'
const overwrite = 'Entretanto esta página foi alterada noutro lado. Guardar por cima do que lá está?'
const notSaved = 'O que escreveste continua aqui, por guardar: tenta outra vez'

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * The story that is open: what was typed and what the space holds. Nothing that was typed goes without a question, and
 * nothing in the space is written over without one.
 */
export function useEditedStory() {
  const [story, setStory] = useState<EditedStory>()
  const [kept, setKept] = useState<Content>()
  /** Content as the space last answered it. */
  const known = useRef('')
  const wanted = useRef<number>(undefined)
  const isChanged = story !== undefined && story.content !== kept

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])

  /** Undefined when the editor cancels, or has chosen another by now. */
  const open = async (id: number): Promise<EditedStory | undefined> => {
    if (isChanged && !confirm(leave)) return undefined
    wanted.current = id
    const next = await readStory(id)
    if (wanted.current !== id) return undefined
    known.current = JSON.stringify(next.content)
    setStory(next)
    setKept(next.content)
    return next
  }

  const change = (path: ContentPath, value: unknown): EditedStory | undefined => {
    if (!story) return undefined
    const next = { ...story, content: withValue(story.content, path, value) as Content }
    setStory(next)
    return next
  }

  /** Undefined when it was not saved after all. Text typed during the save stays, and is still to be saved. */
  const save = async (publish: boolean): Promise<EditedStory | undefined> => {
    if (!story) return undefined
    try {
      const there = await readStory(story.id)
      if (JSON.stringify(there.content) !== known.current && !confirm(overwrite)) return undefined
      const saved = await saveStory(story, publish)
      known.current = JSON.stringify(saved.content)
      setKept(story.content)
      setStory((now) => (now?.id === saved.id ? { ...saved, content: now.content } : now))
      return saved
    } catch (error) {
      throw new Error(`${reasonOf(error)}. ${notSaved}`, { cause: error })
    }
  }
  return { story, isChanged, open, change, save }
}
