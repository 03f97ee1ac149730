import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LiveSpace } from './live-space'
import { entryOf, publishStory } from './management/story-writes'

/** https://www.storyblok.com/docs/api/management/scheduling-stories/the-story-scheduling-object (read 2026-11-22) */
export interface ScheduleRecord {
  readonly id: number
  readonly story_id: number
  readonly language: string
  /** ISO instant. */
  readonly publish_at: string
  readonly created_at: string
  readonly updated_at: string
}

export interface Schedules {
  list(): readonly ScheduleRecord[]
  /** The story was published by hand before then, so that nothing is left to do. */
  isDone(record: ScheduleRecord): boolean
  keep(records: readonly ScheduleRecord[]): void
  /** Publishes the drafts whose time has come. */
  publishDue(now: Date): void
}

function readRecords(file: string | undefined): readonly ScheduleRecord[] {
  if (file === undefined) return []
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new Error(`${file} cannot be read; remove it to begin anew`, { cause: problem })
  }
}

/** Dates of publication, kept in a folder or as long as the process lasts. */
export function openSchedules(live: LiveSpace, folder?: string): Schedules {
  const file = folder && join(folder, 'schedules.json')
  let records = readRecords(file)

  const publishedAt = (id: number) =>
    live.current().stories.published.find((story) => story.id === id)?.published_at ?? ''
  const isDone = ({ story_id, created_at }: ScheduleRecord) => publishedAt(story_id) > created_at
  function keep(next: readonly ScheduleRecord[]) {
    records = next
    if (!folder || !file) return
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.new`, `${JSON.stringify(next, null, 2)}\n`)
    renameSync(`${file}.new`, file)
  }

  return {
    list: () => records,
    isDone,
    keep,
    publishDue(now) {
      const due = records.filter(({ publish_at }) => Date.parse(publish_at) <= now.getTime())
      if (due.length === 0) return
      keep(records.filter((record) => !due.includes(record)))
      for (const record of due) {
        const entry = entryOf(live.current(), record.story_id)
        if (entry?.draft && !isDone(record)) publishStory(live, entry)
      }
    },
  }
}
