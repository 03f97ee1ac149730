import { contentSignature } from '../../src/base/webhooks/content-signature'
import type { ApiStory, Space } from '../stories/story-files'

/** A webhook's report of a story. */
export interface StoryEvent {
  readonly action: 'published' | 'unpublished' | 'deleted'
  readonly story: ApiStory
}

export interface WebhookOptions {
  /** Address to call, such as `http://localhost:3000/api/webhooks/content`. */
  readonly url: string
  /** Signs the body: HMAC-SHA1, in hexadecimal, in `webhook-signature`. */
  readonly secret: string
}

const byId = (stories: readonly ApiStory[]) => new Map(stories.map((story) => [story.id, story]))

/** Events of the published stories from one state of a space to the next. */
export function storyEvents(before: Space['stories'], after: Space['stories']): readonly StoryEvent[] {
  const [published, drafts] = [byId(after.published), byId(after.draft)]
  const old = byId(before.published)
  const changed = after.published
    .filter((story) => {
      const was = old.get(story.id)
      return was !== story && JSON.stringify(was) !== JSON.stringify(story)
    })
    .map((story): StoryEvent => ({ action: 'published', story }))
  const gone = before.published
    .filter(({ id }) => !published.has(id))
    .map((story): StoryEvent => ({ action: drafts.has(story.id) ? 'unpublished' : 'deleted', story }))
  return [...changed, ...gone]
}

/** Of one call, in ms: the host is on this machine. */
const patience = 5_000

/**
 * Notifies a host of publications as Storyblok does: one call for each story, signed. A host that cannot be reached
 * polls a few seconds later. https://www.storyblok.com/docs/concepts/webhooks (read 2026-11-27)
 */
export function createWebhooks(
  { url, secret }: WebhookOptions,
  spaceId: number,
  log: (message: string) => void,
) {
  async function notify({ action, story: { id, name, full_slug } }: StoryEvent) {
    const body = JSON.stringify({
      text: `Somebody on this machine ${action} the Story ${name} (${full_slug})`,
      action,
      space_id: spaceId,
      story_id: id,
      full_slug,
    })
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'webhook-signature': contentSignature(body, secret) },
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
  }
  return async (events: readonly StoryEvent[]) => {
    const outcomes = await Promise.allSettled(events.map(notify))
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    if (refused) log(`webhook ${url} did not take the message: ${refused.reason?.message ?? refused.reason}`)
  }
}
