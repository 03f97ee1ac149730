import { type KeyboardEvent, useEffect, useState } from 'react'
import { type FoundStories, type StoryLine, searchStories } from './space'

interface StorySearchProps {
  readonly stories: readonly StoryLine[]
  readonly open: (id: number) => void
  readonly failed: (error: unknown) => void
}

/** After the last key, in ms. */
const pause = 150

const counted = ({ total, stories }: FoundStories) => {
  if (total === 0) return 'Nenhuma página tem estas palavras.'
  const pages = total === 1 ? '1 página' : `${total} páginas`
  return total > stories.length ? `${pages}; as primeiras ${stories.length}:` : pages
}

/** Finds pages by their title, address or text, and opens the one that is chosen. */
export function StorySearch({ stories, open, failed }: StorySearchProps) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<FoundStories>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each wording
  useEffect(() => {
    if (!words.trim()) return setFound(undefined)
    let isWanted = true
    const timer = setTimeout(
      () =>
        searchStories(words).then(
          (answer) => isWanted && setFound(answer),
          (error) => isWanted && failed(error),
        ),
      pause,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [words])

  const choose = (id: number) => {
    setWords('')
    open(id)
  }
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setWords('')
  return (
    <search className="search" onKeyDown={leave}>
      <input
        type="search"
        aria-label="Procurar por palavras"
        placeholder="Título, endereço ou palavras do texto"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found && (
        <div className="found">
          <p aria-live="polite">{counted(found)}</p>
          <ul>
            {found.stories.map(({ id, excerpt }) => {
              const story = stories.find((one) => one.id === id)
              return (
                story && (
                  <li key={id}>
                    <button type="button" onClick={() => choose(id)}>
                      {story.name} <span className="title">{story.full_slug}</span>
                      {excerpt && <span className="hint">{excerpt}</span>}
                    </button>
                  </li>
                )
              )
            })}
          </ul>
        </div>
      )}
    </search>
  )
}
