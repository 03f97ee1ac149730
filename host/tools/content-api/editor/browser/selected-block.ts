import { useEffect, useRef } from 'react'
import { useAddedBlock } from './added-block'
import type { EditedStory } from './space'

/** Opens a block of the form and everything around it. */
export function reveal(uid: string) {
  const block = document.querySelector<HTMLDetailsElement>(`details[data-uid="${CSS.escape(uid)}"]`)
  for (let one = block; one; one = one.parentElement?.closest('details') ?? null) one.open = true
  block?.querySelector('summary')?.focus({ preventScroll: true })
  block?.scrollIntoView({ block: 'start' })
}

/** Selects in the page the block that has focus in the form, or was just added there. `fields` is the form. */
export function useSelectedBlock(story: EditedStory | undefined, send: (message: object) => void) {
  const fields = useRef<HTMLElement>(null)
  const enter = (uid: string) =>
    story && send({ action: 'enterComponent', storyId: story.id, componentId: uid })
  const addedBlock = useAddedBlock(enter)

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

  return {
    fields,
    changed: addedBlock.changed,
    added(uid: string) {
      // It is in the form as soon as the story with it is drawn.
      setTimeout(() => reveal(uid))
      addedBlock.add(uid)
    },
  }
}
