import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openHostDatabase } from '../../base/database/host-database'
import { databaseKinds, temporaryPlace } from '../../base/database/testing/places'
import { parseLeadKeys } from '../../base/vault/lead-keys'
import { createMailOutbox } from './mail/mail-outbox'

const script = join(__dirname, 'testing', 'newsletter-server.cli.ts')

/** Signs up one address after another until the server is gone; gives those it acknowledged. */
async function signUpUntilGone(
  address: string,
  client: number,
  tell: () => void,
): Promise<readonly string[]> {
  const acknowledged: string[] = []
  for (let turn = 0; ; turn++) {
    const email = `cliente${client}.${turn}@example.pt`
    try {
      const answer = await fetch(`${address}/api/blog/newsletter/add`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      if (!answer.ok) throw new Error(`${answer.status}`)
      acknowledged.push(email)
      tell()
    } catch {
      return acknowledged
    }
  }
}

it.each(databaseKinds)(
  'still has the mail of every acknowledged address, once, when the process is killed while it works, on the %s database',
  async (kind) => {
    const place = await temporaryPlace(kind)
    const keyText = `k:${randomBytes(32).toString('base64')}`
    const child = spawn(process.execPath, ['--import', 'tsx', script, place, keyText], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const address = await new Promise<string>((resolve, reject) => {
      createInterface(child.stdout).once('line', resolve)
      child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)))
    })
    let told = 0
    const killInTheMiddle = () => ++told === 20 && child.kill('SIGKILL')
    const clients = [0, 1, 2, 3].map((client) => signUpUntilGone(address, client, killInTheMiddle))
    const acknowledged = (await Promise.all(clients)).flat()
    expect(acknowledged.length).toBeGreaterThanOrEqual(20)

    const database = await openHostDatabase(place)
    const outbox = createMailOutbox({ database, keys: parseLeadKeys(keyText) })
    const due: string[] = []
    for (let mail = await outbox.take(); mail; mail = await outbox.take()) due.push(mail.email)
    await database.destroy()
    expect(due).toEqual(expect.arrayContaining([...acknowledged]))
    expect(new Set(due).size).toBe(due.length)
  },
  60_000,
)
