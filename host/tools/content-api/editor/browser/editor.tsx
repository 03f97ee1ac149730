import { useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useAddedBlock } from './added-block'
import { BlockForm } from './block-form'
import type { ContentPath } from './content-path'
import { CopyForm } from './copy-form'
import { useEditedStory } from './edited-story'
import './editor.css'
import { type Form, FormContext } from './form'
import { useFrame } from './frame'
import { withMarks } from './marks'
import { mayPublish } from './required-fields'
import { ScheduleForm } from './schedule-form'
import { type BlockType, type EditedStory, listStories, openDraft, readBlocks, type StoryLine } from './space'
import { StorySearch } from './story-search'

const stateOf = ({ published, unpublished_changes }: StoryLine) =>
  !published ? 'rascunho' : unpublished_changes ? 'publicada, com alterações' : 'publicada'

/** Opens a block of the form and everything around it. */
function reveal(uid: string) {
  const block = document.querySelector<HTMLDetailsElement>(`details[data-uid="${CSS.escape(uid)}"]`)
  for (let one = block; one; one = one.parentElement?.closest('details') ?? null) one.open = true
  block?.querySelector('summary')?.focus({ preventScroll: true })
  block?.scrollIntoView({ block: 'start' })
}

/** The story's number in this page's address, so that a reload and a bookmark open it again. */
const storyInAddress = () => Number(new URLSearchParams(location.search).get('story')) || undefined

function Editor() {
  const [stories, setStories] = useState<readonly StoryLine[]>([])
  const [blocks, setBlocks] = useState<ReadonlyMap<string, BlockType>>(new Map())
  const { story, isChanged, open, change: changeStory, save: saveEdited } = useEditedStory()
  const [url, setUrl] = useState('')
  const [status, setStatus] = useState('')
  const fields = useRef<HTMLElement>(null)

  const isCutOff = useRef(false)
  const [saves, setSaves] = useState(0)

  const failed = (error: unknown) => {
    isCutOff.current = true
    setStatus(`Não se conseguiu: ${error instanceof Error ? error.message : error}`)
  }
  const openStory = async (id: number, uid?: string) => {
    const next = await open(id)
    if (!next) return
    history.replaceState(null, '', `?story=${id}`)
    setStories((list) => list.map((one) => (one.id === id ? next : one)))
    setStatus('')
    setUrl(await openDraft(next))
    if (uid) setTimeout(() => reveal(uid))
  }
  const { frame, send } = useFrame({
    story,
    blocks,
    clicked: ({ uid, story: id }) => (id === story?.id ? reveal(uid) : openStory(id, uid).catch(failed)),
    ready: () => isChanged && story && send({ action: 'input', story: withMarks(story) }),
  })
  const enter = (uid: string) =>
    story && send({ action: 'enterComponent', storyId: story.id, componentId: uid })
  const addedBlock = useAddedBlock(enter)

  const loadBlocks = () =>
    readBlocks().then((list) => setBlocks(new Map(list.map((block) => [block.name, block]))), failed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    loadBlocks()
    listStories().then((list) => {
      setStories(list)
      const first = storyInAddress() ?? list.find(({ full_slug }) => full_slug === 'home')?.id ?? list[0]?.id
      if (first !== undefined) openStory(first).catch(failed)
    }, failed)
  }, [])

  const change = (path: ContentPath, value: unknown) => {
    const next = changeStory(path, value)
    setStatus('')
    if (next) send({ action: 'input', story: withMarks(next) })
    addedBlock.changed()
  }
  const added = (uid: string) => {
    // It is in the form as soon as the story with it is drawn.
    setTimeout(() => reveal(uid))
    addedBlock.add(uid)
  }
  const mayBePublished = () => story !== undefined && mayPublish(story.content, blocks)
  const save = async (publish: boolean) => {
    if (publish && !mayBePublished()) return
    setStatus('A guardar…')
    const saved = await saveEdited(publish)
    setStatus(saved ? (publish ? 'Publicada.' : 'Rascunho guardado.') : '')
    if (!saved) return
    setSaves((before) => before + 1)
    // A service that was away may be another one by now, and would not know the frame's signature.
    if (isCutOff.current) setUrl(await openDraft(saved))
    isCutOff.current = false
    setStories((list) => list.map((one) => (one.id === saved.id ? saved : one)))
    const about = { slug: saved.full_slug, storyId: saved.id, slugChanged: false }
    send({ action: publish ? 'published' : 'change', ...about, ...(!publish && { reload: true }) })
  }
  const publishedByItself = () => {
    setStatus('')
    listStories().then(setStories, failed)
  }
  const copied = async (made: EditedStory) => {
    setStories((list) => [...list, made])
    // It may be what a field of another page chooses from.
    loadBlocks()
    await openStory(made.id)
    setStatus('Copiada. É um rascunho até a publicares.')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: change is of this story
  const form = useMemo<Form>(() => ({ blocks, stories, change, added }), [blocks, stories, story])

  // biome-ignore lint/correctness/useExhaustiveDependencies: of this story
  useEffect(() => {
    const section = fields.current
    const selectInPage = ({ target }: FocusEvent) => {
      const uid = (target as Element).closest<HTMLElement>('details[data-uid]')?.dataset.uid
      addedBlock.chosen(uid)
      if (uid) enter(uid)
    }
    section?.addEventListener('focusin', selectInPage)
    return () => {
      section?.removeEventListener('focusin', selectInPage)
      addedBlock.chosen(undefined)
    }
  }, [story?.id])

  const line = stories.find(({ id }) => id === story?.id) ?? story

  return (
    <>
      <header>
        <h1>Editor local</h1>
        <StorySearch stories={stories} open={(id) => openStory(id).catch(failed)} failed={failed} />
        <label>
          Página{' '}
          <select
            className="stories"
            value={story?.id ?? ''}
            onChange={(event) => openStory(Number(event.target.value)).catch(failed)}
          >
            {stories.map((one) => (
              <option key={one.id} value={one.id}>
                {one.full_slug} ({stateOf(one)})
              </option>
            ))}
          </select>
        </label>
        <button type="button" disabled={!isChanged} onClick={() => save(false).catch(failed)}>
          Guardar rascunho
        </button>
        <button type="button" className="main" disabled={!story} onClick={() => save(true).catch(failed)}>
          Publicar
        </button>
        <p role="status">{status || (isChanged ? 'Por guardar' : line && stateOf(line))}</p>
      </header>
      <main>
        <section className="form" aria-label="Campos" ref={fields}>
          {story && (
            <FormContext value={form} key={story.id}>
              <ScheduleForm
                story={story.id}
                saves={saves}
                isChanged={isChanged}
                mayPublish={mayBePublished}
                failed={failed}
                notify={setStatus}
                published={publishedByItself}
              />
              <CopyForm
                story={story}
                isChanged={isChanged}
                failed={failed}
                copied={(made) => copied(made).catch(failed)}
              />
              <BlockForm block={story.content} path={[]} />
            </FormContext>
          )}
        </section>
        {url && <iframe ref={frame} src={url} title="Pré-visualização" />}
      </main>
    </>
  )
}

const root = document.getElementById('editor')
if (root) createRoot(root).render(<Editor />)
