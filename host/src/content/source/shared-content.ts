import type pg from 'pg'
import { isPostgresUrl } from '../../base/database/host-database'
import type { ContentSource } from './content-source'

const channel = 'qp_content'
const connectMs = 5_000
const againMs = 5_000

/**
 * The same content for hosts that share a PostgreSQL: a webhook reaches one of them, which notifies the others as soon
 * as it has refreshed itself. While the database is away each polls at its own times.
 * @throws when the database cannot be reached at the start
 */
export async function sharedContent(
  content: ContentSource,
  place: string,
  lost: (cause: unknown) => void,
): Promise<ContentSource> {
  if (!isPostgresUrl(place)) return content
  const { Client } = (await import('pg')).default
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  let closed = false

  function later(cause: unknown) {
    if (closed || again) return
    lost(cause)
    void client?.end().catch(() => {})
    client = undefined
    again = setTimeout(() => {
      again = undefined
      // Also picks up publications from the time without a listener.
      listen().then(content.refresh, later)
    }, againMs).unref()
  }

  async function listen() {
    const next = new Client({ connectionString: place, connectionTimeoutMillis: connectMs, keepAlive: true })
    await next.connect()
    next.on('error', later)
    next.on('end', () => later(new Error('the connection ended')))
    next.on('notification', () => void content.refresh())
    client = next
    await next.query(`LISTEN ${channel}`)
  }

  await listen()
  return {
    ...content,
    async refresh() {
      await content.refresh()
      // Its own news come back to it too, and cost one question.
      await client?.query(`NOTIFY ${channel}`).catch(later)
    },
    close() {
      closed = true
      clearTimeout(again)
      void client?.end().catch(() => {})
      content.close()
    },
  }
}
