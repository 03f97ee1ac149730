import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { storedLeads } from '../journeys/stored-leads'
import { energyLead } from '../site/energy-lead'
import { startSite } from '../site/start-site'
import { expect, test } from '../site/visitor-test'

interface Answer {
  readonly status: number
  readonly body: string
}

/**
 * One request, on the connection of the one before if the agent keeps any. Undefined: no new connection was accepted;
 * throws when the host had one and closed it on this request, or did not end its answer.
 */
function ask(agent: Agent, url: string, lead?: string): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const headers = lead ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}
    const read = async (answer: IncomingMessage) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) })
    const asked = request(url, { agent, method: lead ? 'POST' : 'GET', headers }, (answer) =>
      read(answer).catch(reject),
    )
    asked.once('error', (error) => (asked.reusedSocket ? reject(error) : resolve(undefined))).end(lead)
  })
}

interface LogLine {
  readonly msg?: string
  readonly reqId?: string
}

/** Requests that the host took and did not answer, by its own log. */
function leftOpen(logs: readonly string[]) {
  const lines = logs.filter((line) => line.startsWith('{')).map((line): LogLine => JSON.parse(line))
  const idsOf = (msg: string) => lines.filter((line) => line.msg === msg).map(({ reqId }) => reqId)
  const answered = new Set(idsOf('request completed'))
  return idsOf('incoming request').filter((id) => !answered.has(id))
}

test('a host stopped under load answers what it took, has stored what it acknowledged, and ends well @deep', async () => {
  const site = await startSite({ LOG_LEVEL: 'info' })
  try {
    const answers = { lead: [] as Answer[], page: [] as Answer[] }
    let stopping = false
    const client = async (kind: 'lead' | 'page', name: number) => {
      const agent = new Agent({ keepAlive: name > 0, maxSockets: 1 })
      for (let turn = 0; ; turn++) {
        const page = `/energia/simular/habitantes?energyType=dual&addressType=current&postalCode=${1000 + name * 500 + turn}`
        const answer = await (kind === 'lead'
          ? ask(agent, `${site.url}/api/leads`, energyLead(name * 1000 + turn))
          : ask(agent, site.url + page))
        if (answer) answers[kind].push(answer)
        else if (stopping) return
        else throw new Error('a request was dropped before the host was told to stop')
      }
    }
    // A browser opens one ahead of what it will ask.
    const silent = connect(Number(new URL(site.url).port), '127.0.0.1').on('error', () => {})
    const clients = [0, 1, 2].flatMap((name) => [client('lead', name), client('page', name)])
    await expect.poll(() => Math.min(answers.lead.length, answers.page.length)).toBeGreaterThan(10)
    stopping = true
    const started = performance.now()
    const code = await site.endHost()
    expect(code).toBe(0)
    expect(performance.now() - started).toBeLessThan(10_000)
    await Promise.all(clients)
    silent.destroy()

    expect(new Set(answers.page.map(({ status }) => status))).toEqual(new Set([200]))
    for (const { body } of answers.page) expect(body).toContain('</html>')
    expect(new Set(answers.lead.map(({ status }) => status))).toEqual(new Set([201]))
    expect(leftOpen(site.logs)).toEqual([])
    const acknowledged = answers.lead.map(({ body }): string => JSON.parse(body).reference)
    const stored = storedLeads(site).map(({ reference }) => reference)
    expect(stored.sort()).toEqual(acknowledged.sort())
  } finally {
    await site.stop()
  }
})
