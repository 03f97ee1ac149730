import { drawingAccounts } from './drawing-accounts'
import { createDrawingQueue, type QueueLimits } from './drawing-queue'
import { DrawingRefused } from './drawing-refused'

const generous = { burstMs: 1_000_000, perSecondMs: 1_000 }

/** A queue with a fake clock, and pages that end on demand. */
function queue(limits: Partial<QueueLimits> = {}, budget = generous) {
  let clock = 0
  const order: string[] = []
  const ends: (() => void)[] = []
  const accounts = drawingAccounts(budget, () => clock)
  const made = createDrawingQueue(accounts, { atOnce: 1, mostWaitMs: 2_000, ...limits }, () => clock)
  return {
    accounts,
    order,
    join: made.join,
    pass: (ms: number) => {
      clock += ms
    },
    /** Requests a page; returns the client it was drawn for. */
    ask: (client: string, page = '') =>
      made.draw(client, page, () => {
        order.push(client)
        return new Promise<string>((resolve) => void ends.push(() => resolve(client)))
      }),
    /** Ends the page that was begun first, and lets others begin. */
    async end() {
      while (ends.length === 0) await new Promise(setImmediate)
      ends.shift()?.()
      await new Promise(setImmediate)
      await new Promise(setImmediate)
    },
  }
}

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (reason: unknown) => reason,
  )

it('draws no more at once than it may', async () => {
  const { ask, end, order } = queue({ atOnce: 2 })
  const asked = ['a', 'b', 'c'].map((client) => ask(client))
  await end()
  expect(order).toEqual(['a', 'b', 'c'])
  await end()
  await end()
  await expect(Promise.all(asked)).resolves.toEqual(['a', 'b', 'c'])
})

it('lets who had least drawn go before a crowd of one client', async () => {
  const { ask, end, order } = queue()
  const asked = [...Array.from({ length: 10 }, () => ask('crowd')), ask('visitor')]
  while (order.length < 11) await end()
  await end()
  expect(order.indexOf('visitor')).toBe(1)
  await Promise.all(asked)
})

it('draws a page that others want too when the one who had least drawn would have it', async () => {
  const { ask, end, order, join, accounts } = queue()
  accounts.charge('greedy', 10_000)
  accounts.charge('reader', 5_000)
  const asked = [ask('first'), ask('greedy', '/'), ask('reader', '/other')]
  join('visitor', '/')
  while (order.length < 3) await end()
  await end()
  expect(order).toEqual(['first', 'greedy', 'reader'])
  expect(accounts.spent('greedy')).toBe(10_000)
  await Promise.all(asked)
})

it('sends away whose turn would come too late: of the client who had most drawn, never a newcomer', async () => {
  const { ask, end, order } = queue({ mostWaitMs: 100 })
  const crowd = Array.from({ length: 20 }, () => refusal(ask('crowd')))
  const visitor = ask('visitor')
  while (!order.includes('visitor')) await end()
  await end()
  await expect(visitor).resolves.toBe('visitor')
  while (order.filter((one) => one === 'crowd').length < 3) await end()
  await end()
  const refused = (await Promise.all(crowd)).filter((reason) => reason !== undefined)
  expect(refused.length).toBe(17)
  for (const reason of refused) expect(reason).toMatchObject({ status: 503, retryAfter: expect.any(Number) })
  expect(refused[0]).toBeInstanceOf(DrawingRefused)
})

it('refuses a client beyond its budget until it has paid back, and no other client', async () => {
  const { ask, end, pass, accounts } = queue({}, { burstMs: 500, perSecondMs: 100 })
  while (accounts.secondsOver('greedy') === 0) {
    const page = ask('greedy')
    await new Promise(setImmediate)
    pass(200)
    await end()
    await page
  }
  const reason = await refusal(ask('greedy'))
  expect(reason).toMatchObject({ status: 429, code: 'too-many-requests', retryAfter: expect.any(Number) })
  const other = ask('modest')
  await end()
  await expect(other).resolves.toBe('modest')
  pass(Number((reason as DrawingRefused).retryAfter) * 1000)
  const again = ask('greedy')
  await end()
  await expect(again).resolves.toBe('greedy')
})

it('charges a page that hangs no more than any slow one, and goes on after one that fails', async () => {
  const { accounts, pass } = queue()
  let clock = 0
  const other = createDrawingQueue(accounts, { atOnce: 1, mostWaitMs: 1_000 }, () => clock)
  const fails = other.draw('unlucky', '', async () => {
    clock += 60_000
    throw new Error('it hung')
  })
  await expect(fails).rejects.toThrow('it hung')
  expect(accounts.spent('unlucky')).toBe(250)
  pass(1_000)
  await expect(other.draw('next', '', async () => 'drawn')).resolves.toBe('drawn')
})

it('lets other work of the thread go between two pages', async () => {
  const accounts = drawingAccounts(generous)
  const busy = createDrawingQueue(accounts, { atOnce: 3, mostWaitMs: 100_000 })
  let turns = 0
  let going = true
  const count = () => {
    turns += 1
    if (going) setImmediate(count)
  }
  setImmediate(count)
  const pages = 50
  await Promise.all(Array.from({ length: pages }, () => busy.draw('one', '', async () => 'drawn at once')))
  going = false
  expect(turns).toBeGreaterThan(pages / 3 - 2)
})
