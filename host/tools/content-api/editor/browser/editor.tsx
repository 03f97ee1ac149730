import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { BlockForm } from './block-form'
import type { ContentPath } from './content-path'
import { CopyForm } from './copy-form'
import { useEditedSpace } from './edited-space'
import './editor.css'
import { EditorBar } from './editor-bar'
import { type Form, FormContext } from './form'
import { useFrame } from './frame'
import { withMarks } from './marks'
import { ScheduleForm } from './schedule-form'
import { reveal, useSelectedBlock } from './selected-block'

function Editor() {
  const space = useEditedSpace()
  const { stories, blocks, story, isChanged, failed } = space

  const open = async (id: number, uid?: string) => {
    await space.openStory(id).catch(failed)
    if (uid) setTimeout(() => reveal(uid))
  }
  const { frame, send } = useFrame({
    story,
    blocks,
    clicked: ({ uid, story: id }) => (id === story?.id ? reveal(uid) : open(id, uid)),
    ready: () => isChanged && story && send({ action: 'input', story: withMarks(story) }),
  })
  const { fields, changed, added } = useSelectedBlock(story, send)

  const change = (path: ContentPath, value: unknown) => {
    const next = space.change(path, value)
    space.setStatus('')
    if (next) send({ action: 'input', story: withMarks(next) })
    changed()
  }
  const save = async (publish: boolean) => {
    const saved = await space.saveStory(publish)
    if (!saved) return
    const about = { slug: saved.full_slug, storyId: saved.id, slugChanged: false }
    send({ action: publish ? 'published' : 'change', ...about, ...(!publish && { reload: true }) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: change is of this story
  const form = useMemo<Form>(() => ({ blocks, stories, change, added }), [blocks, stories, story])

  return (
    <>
      <EditorBar
        stories={stories}
        story={story}
        isChanged={isChanged}
        status={space.status}
        open={open}
        save={(publish) => save(publish).catch(failed)}
        failed={failed}
      />
      <main>
        <section className="form" aria-label="Campos" ref={fields}>
          {story && (
            <FormContext value={form} key={story.id}>
              <ScheduleForm
                story={story.id}
                saves={space.saves}
                isChanged={isChanged}
                mayPublish={space.mayBePublished}
                failed={failed}
                notify={space.setStatus}
                published={space.publishedByItself}
              />
              <CopyForm
                story={story}
                isChanged={isChanged}
                failed={failed}
                copied={(made) => space.openCopy(made).catch(failed)}
              />
              <BlockForm block={story.content} path={[]} />
            </FormContext>
          )}
        </section>
        {space.url && <iframe ref={frame} src={space.url} title="Pré-visualização" />}
      </main>
    </>
  )
}

const root = document.getElementById('editor')
if (root) createRoot(root).render(<Editor />)
