import { setTimeout as pause } from 'node:timers/promises'
import { endsAfterEach } from '../../../base/testing/ends-after-each'
import { until } from '../../../base/testing/until'
import { startReceiver } from '../../../visitors/leads/delivery/testing/receiver'
import { createTeamNews, type TeamNews } from './team-news'
import cases from './testing/team-news.json'

const secrets = [Buffer.alloc(32, 7)] as const
const news = cases.news as TeamNews

const ends = endsAfterEach()

async function open(pauseAfter = () => 5) {
  const receiver = await startReceiver(secrets)
  const failed = jest.fn()
  const team = createTeamNews({ webhook: { url: receiver.url, secrets }, failed, pauseAfter })
  ends.push(team.stop, receiver.stop)
  return { receiver, failed, ...team }
}

it('tries again under the same id, and reports how it failed', async () => {
  const { receiver, notify, failed } = await open()
  receiver.mishaps.push({ status: 500 }, 'before-reading', 'after-storing')
  notify(news, 'msg_1')
  await until(() => failed.mock.calls.length === 3 && receiver.requests.length === 3)
  expect(receiver.order).toEqual(['msg_1'])
  expect(failed.mock.calls.map(([{ attempt }]) => attempt)).toEqual([1, 2, 3])
  expect(failed.mock.calls[0][0]).toEqual({ type: 'canary.stopped', attempt: 1, code: '500' })
})

it('gives up what will never be taken', async () => {
  const { receiver, notify, failed } = await open()
  receiver.mishaps.push({ status: 410 })
  notify(news, 'msg_1')
  await until(() => failed.mock.calls.length === 1)
  await pause(30)
  expect(receiver.requests).toHaveLength(1)
})

it('stops at once while it waits for its next attempt', async () => {
  const { receiver, notify, failed, stop } = await open(() => 60_000)
  receiver.mishaps.push({ status: 503 })
  notify(news, 'msg_1')
  await until(() => failed.mock.calls.length === 1)
  await stop()
  expect(receiver.requests).toHaveLength(1)
})
