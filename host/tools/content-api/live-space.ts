import { readSpace, type Space } from '../stories/story-files'
import { type EntryChange, openChanges, withChanges } from './space-changes'
import { type SpaceSchema, schemaOf } from './space-schema'
import { watchFolders } from './watch-folders'
import { type StoryEvent, storyEvents } from './webhooks'

export interface LiveSpace {
  current(): Space
  schema(): SpaceSchema
  /** Whether the management side wrote a schema; otherwise the files define it. */
  hasSchema(): boolean
  /** Keeps entries that the management side wrote. `cv` grows when what is published changed, as in the service. */
  changeEntries(changes: ReadonlyMap<number, EntryChange>): void
  changeSchema(next: SpaceSchema): void
  close(): void
}

// Editors and `git checkout` write in bursts: one reading after the burst is enough.
const settleMs = 50

/**
 * Follows a space: files are watched, read again after a change, and `cv` grows with every change, also when two fall
 * into the same second or a file is deleted. A broken file keeps the last good space. Writes of the management side are
 * kept in `changesFolder`, or in memory alone. `notify` is called for each publication, once it can be read.
 */
export function watchSpace(
  folder: string,
  log: (message: string) => void,
  changesFolder?: string,
  notify: (events: readonly StoryEvent[]) => void = () => {},
): LiveSpace {
  const changes = openChanges(changesFolder)
  let base = readSpace(folder)
  let { cv } = base
  let merged: Space | undefined
  let timer: NodeJS.Timeout | undefined

  const published = (id: number) => current().stories.published.find((story) => story.id === id)
  const current = (): Space => {
    merged ??= { ...withChanges(base, changes), cv }
    return merged
  }
  const grow = (newest: number) => {
    cv = Math.max(newest, cv + 1)
    merged = undefined
  }
  const readAgain = () => {
    const before = current().stories
    try {
      base = readSpace(folder)
      grow(base.cv)
      notify(storyEvents(before, current().stories))
    } catch (problem) {
      log(`content not reloaded: ${problem instanceof Error ? problem.message : problem}`)
    }
  }
  const stopWatching = watchFolders(folder, () => {
    clearTimeout(timer)
    timer = setTimeout(readAgain, settleMs)
  })
  return {
    current,
    schema: () => changes.schema ?? schemaOf(base),
    hasSchema: () => changes.schema !== undefined,
    changeEntries(entries) {
      const before = current().stories
      const isPublication = [...entries].some(
        ([id, change]) => (published(id) ?? null) !== (change.published ?? null),
      )
      for (const [id, change] of entries) changes.keepEntry(id, change)
      merged = undefined
      if (!isPublication) return
      grow(Math.floor(Date.now() / 1000))
      notify(storyEvents(before, current().stories))
    },
    changeSchema(next) {
      changes.keepSchema(next)
      merged = undefined
    },
    close() {
      clearTimeout(timer)
      stopWatching()
    },
  }
}
