import { boundedFetch } from 'shared-lib/kit/http/bounded-fetch'
import { type IsoDate, lisbonToday } from 'shared-lib/rules/dates/iso-date'
import { ContentProblem } from '../../base/security/content-problem'
import { isRecord, recordsOf } from '../../content/source/story'
import type { ScheduleAccess } from './preview-config'

/** A story's draft that is to be published by itself. */
export interface ScheduledStory {
  readonly storyId: number
  /** Day in Lisbon on which it is published. */
  readonly on: IsoDate
}

export interface Schedules {
  /** Stories still to come, the next first. Rejects with ContentProblem when they cannot be read. */
  list(): Promise<readonly ScheduledStory[]>
}

const perPage = 100
const timeoutMs = 5_000

function scheduled(record: Readonly<Record<string, unknown>>): readonly ScheduledStory[] {
  const at = new Date(String(record.publish_at))
  const storyId = Number(record.story_id)
  if (Number.isNaN(at.getTime()) || !Number.isFinite(storyId)) return []
  return [{ storyId, on: lisbonToday(at) }]
}

/**
 * Storyblok's story schedulings over the Management API, the only one that has them.
 * https://www.storyblok.com/docs/api/management/scheduling-stories/the-story-scheduling-object (read 2026-11-22)
 */
export function readSchedules({ space, token, endpoint }: ScheduleAccess): Schedules {
  async function page(number: number): Promise<readonly ScheduledStory[]> {
    const query = `by_status=scheduled&per_page=${perPage}&page=${number}`
    const answer = await boundedFetch(`${endpoint}/spaces/${space}/story_schedulings?${query}`, {
      headers: { authorization: token },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => Promise.reject(ContentProblem.from(cause)))
    if (!answer.ok) throw new ContentProblem(`schedules: ${answer.status}`, answer.status)
    const body: unknown = await answer
      .json()
      .catch((cause: unknown) => Promise.reject(ContentProblem.from(cause)))
    const records = recordsOf(isRecord(body) ? body.story_schedulings : [])
    const found = records.filter(({ status }) => status === 'scheduled').flatMap(scheduled)
    return records.length < perPage ? found : [...found, ...(await page(number + 1))]
  }
  return {
    list: async () => [...(await page(1))].sort((one, other) => one.on.localeCompare(other.on)),
  }
}
