import type { EditedStory, StoryLine } from './space'
import { StorySearch } from './story-search'

const stateOf = ({ published, unpublished_changes }: StoryLine) =>
  !published ? 'rascunho' : unpublished_changes ? 'publicada, com alterações' : 'publicada'

interface EditorBarProps {
  readonly stories: readonly StoryLine[]
  readonly story: EditedStory | undefined
  readonly isChanged: boolean
  /** What was just done, or failed. */
  readonly status: string
  readonly open: (id: number) => void
  readonly save: (publish: boolean) => void
  readonly failed: (error: unknown) => void
}

/** Choose a story; save and publish it; its state. */
export function EditorBar({ stories, story, isChanged, status, open, save, failed }: EditorBarProps) {
  const line = stories.find(({ id }) => id === story?.id) ?? story
  return (
    <header>
      <h1>Editor local</h1>
      <StorySearch stories={stories} open={open} failed={failed} />
      <label>
        Página{' '}
        <select
          className="stories"
          value={story?.id ?? ''}
          onChange={(event) => open(Number(event.target.value))}
        >
          {stories.map((one) => (
            <option key={one.id} value={one.id}>
              {one.full_slug} ({stateOf(one)})
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={!isChanged} onClick={() => save(false)}>
        Guardar rascunho
      </button>
      <button type="button" className="main" disabled={!story} onClick={() => save(true)}>
        Publicar
      </button>
      <p role="status">{status || (isChanged ? 'Por guardar' : line && stateOf(line))}</p>
    </header>
  )
}
