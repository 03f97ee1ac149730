import { useEffect, useRef, useState } from 'react'
import { useEditedStory } from './edited-story'
import { mayPublish } from './required-fields'
import { type EditedStory, openDraft } from './space'
import { useSpaceLists } from './space-lists'

/** The story's number in this page's address, so that a reload and a bookmark open it again. */
const storyInAddress = () => Number(new URLSearchParams(location.search).get('story')) || undefined

/** The open story among those of the space: its draft's address, what was done to it, and what failed. */
export function useEditedSpace() {
  const { story, isChanged, open, change, save } = useEditedStory()
  const [url, setUrl] = useState('')
  const [status, setStatus] = useState('')
  const [saves, setSaves] = useState(0)
  const isCutOff = useRef(false)
  const failed = (error: unknown) => {
    isCutOff.current = true
    setStatus(`Não se conseguiu: ${error instanceof Error ? error.message : error}`)
  }
  const { stories, blocks, loadStories, loadBlocks, replace, add } = useSpaceLists(failed)

  async function openStory(id: number) {
    const next = await open(id)
    if (!next) return
    history.replaceState(null, '', `?story=${id}`)
    replace(next)
    setStatus('')
    setUrl(await openDraft(next))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    loadBlocks()
    loadStories().then((list) => {
      const first = storyInAddress() ?? list.find(({ full_slug }) => full_slug === 'home')?.id ?? list[0]?.id
      if (first !== undefined) openStory(first).catch(failed)
    }, failed)
  }, [])

  const mayBePublished = () => story !== undefined && mayPublish(story.content, blocks)
  return {
    stories,
    blocks,
    story,
    isChanged,
    change,
    url,
    status,
    setStatus,
    saves,
    failed,
    openStory,
    mayBePublished,
    /** The story as it was saved; undefined where it was not. */
    async saveStory(publish: boolean): Promise<EditedStory | undefined> {
      if (publish && !mayBePublished()) return undefined
      setStatus('A guardar…')
      const saved = await save(publish)
      setStatus(saved ? (publish ? 'Publicada.' : 'Rascunho guardado.') : '')
      if (!saved) return undefined
      setSaves((before) => before + 1)
      // A service that was away may be another one by now, and would not know the frame's signature.
      if (isCutOff.current) setUrl(await openDraft(saved))
      isCutOff.current = false
      replace(saved)
      return saved
    },
    /** It was published by its schedule. */
    publishedByItself() {
      setStatus('')
      loadStories().catch(failed)
    },
    async openCopy(made: EditedStory) {
      add(made)
      // It may be what a field of another page chooses from.
      loadBlocks()
      await openStory(made.id)
      setStatus('Copiada. É um rascunho até a publicares.')
    },
  }
}
