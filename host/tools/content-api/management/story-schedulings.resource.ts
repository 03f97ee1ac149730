import { answer, notFound, pageOf } from '../api-answer'
import type { ScheduleRecord, Schedules } from '../schedules'
import {
  created,
  type Fields,
  gone,
  type ManagementCall,
  type Resource,
  refuse,
  requiredText,
  sent,
} from './management-call'
import { entryOf } from './story-writes'

/** An instant to come, as ISO text. */
function publishAt(given: Fields): string {
  const at = new Date(requiredText(given, 'publish_at'))
  if (Number.isNaN(at.getTime())) return refuse('publish_at', 'is not a date')
  return at.getTime() <= Date.now() ? refuse('publish_at', 'must be in the future') : at.toISOString()
}

/** `…/story_schedulings`. https://www.storyblok.com/docs/api/management/scheduling-stories (read 2026-11-22) */
export function storySchedulingsResource(schedules: Schedules, spaceId: number): Resource {
  const shown = (record: ScheduleRecord) => ({
    ...record,
    space_id: spaceId,
    status: schedules.isDone(record) ? 'published_before_schedule' : 'scheduled',
    deleted_at: null,
  })
  const found = ({ id }: ManagementCall) => schedules.list().find((record) => record.id === id)
  const others = (record: ScheduleRecord) => schedules.list().filter(({ id }) => id !== record.id)
  return {
    list({ query }) {
      const status = query.get('by_status')
      const all = schedules.list().map(shown)
      const page = pageOf(status === null ? all : all.filter((one) => one.status === status), query, 100)
      return answer({ story_schedulings: page.items }, page.headers)
    },
    read(call) {
      const record = found(call)
      return record ? answer({ story_scheduling: shown(record) }) : notFound
    },
    create({ live, body }) {
      const given = sent(body, 'story_scheduling')
      const story = Number(given.story_id)
      if (!entryOf(live.current(), story)?.draft) return refuse('story_id', 'is invalid')
      const now = new Date().toISOString()
      const record: ScheduleRecord = {
        id: 1 + Math.max(0, ...schedules.list().map(({ id }) => id)),
        story_id: story,
        language: typeof given.language === 'string' ? given.language : '',
        publish_at: publishAt(given),
        created_at: now,
        updated_at: now,
      }
      schedules.keep([...schedules.list(), record])
      return created({ story_scheduling: shown(record) })
    },
    update(call) {
      const record = found(call)
      if (!record) return notFound
      const at = publishAt(sent(call.body, 'story_scheduling'))
      const changed = { ...record, publish_at: at, updated_at: new Date().toISOString() }
      schedules.keep([...others(record), changed])
      return answer({ story_scheduling: shown(changed) })
    },
    remove(call) {
      const record = found(call)
      if (!record) return notFound
      schedules.keep(others(record))
      return gone
    },
  }
}
