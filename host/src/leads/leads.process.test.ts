import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { databaseKinds, temporaryPlace } from '../database/testing/places'
import { parseLeadKeys } from '../vault/lead-keys'
import { createLeadStore } from './leads.store'
import { leadBody } from './testing/lead-server'

interface Acknowledged {
  readonly reference: string
  readonly statusUrl: string
}

const script = join(__dirname, 'testing', 'lead-server.cli.ts')
const newKeyText = () => `k:${randomBytes(32).toString('base64')}`
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** A lead server in its own process, and the address it listens on. */
async function startServer(place: string, keyText: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, place, keyText], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)))
  })
  return { child, address }
}

async function submit(address: string, key: string): Promise<Acknowledged> {
  const response = await fetch(`${address}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(leadBody()),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}

/** Submits one lead after another until the server is gone; gives what it acknowledged. */
async function submitUntilGone(
  address: string,
  client: number,
  tell: () => void,
): Promise<readonly Acknowledged[]> {
  const acknowledged: Acknowledged[] = []
  for (let turn = 0; ; turn++) {
    try {
      acknowledged.push(await submit(address, `client-${client}-turn-${turn}-padding`))
      tell()
    } catch {
      return acknowledged
    }
  }
}

describe.each(databaseKinds)('on the %s database', (kind) => {
  it('keeps every acknowledged lead, once, when the process is killed while it works', async () => {
    const place = await temporaryPlace(kind)
    const keyText = newKeyText()
    const { child, address } = await startServer(place, keyText)
    let told = 0
    const killInTheMiddle = () => ++told === 20 && child.kill('SIGKILL')
    const clients = [0, 1, 2, 3].map((client) => submitUntilGone(address, client, killInTheMiddle))
    const acknowledged = (await Promise.all(clients)).flat()
    expect(acknowledged.length).toBeGreaterThanOrEqual(20)

    const store = await createLeadStore({ place, keys: parseLeadKeys(keyText) })
    for (const { reference, statusUrl } of acknowledged) {
      expect(await store.statusBySecret(statusUrl.replace('/pedido/', ''))).toMatchObject({ reference })
      expect(await store.fieldsOf(reference)).toMatchObject({ phone: '+351912345678' })
    }
    expect(new Set(acknowledged.map(({ reference }) => reference)).size).toBe(acknowledged.length)
    await store.close()
  }, 60_000)

  it('stores one lead per key when two servers share it', async () => {
    const place = await temporaryPlace(kind)
    const keyText = newKeyText()
    const first = await startServer(place, keyText)
    const second = await startServer(place, keyText)
    const keys = Array.from({ length: 25 }, (_, turn) => `key-of-both-servers-${turn}`)
    const answers = await Promise.all(
      keys.map((key) => Promise.all([submit(first.address, key), submit(second.address, key)])),
    )
    for (const [one, other] of answers) expect(one).toEqual(other)
    expect(new Set(answers.map(([one]) => one.reference)).size).toBe(keys.length)
  }, 60_000)
})
