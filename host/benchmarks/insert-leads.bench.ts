import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLeadStore } from '../src/visitors/leads/leads.store'

// Prints one JSON line: leads that the store alone takes per second, from 20 writers during 5 s, each one durable and of
// another person; into the database at the given place, else into a new file.
const folder = mkdtempSync(path.join(tmpdir(), 'qp-leads-'))
const keys = [{ id: 'bench', secret: randomBytes(32) }] as const
const [place = path.join(folder, 'leads.sqlite')] = process.argv.slice(2)
const store = await createLeadStore({ place, keys })
const fieldsOf = (person: number) => ({
  fullName: 'Inês Conceição',
  email: `ines.conceicao.${person}@example.pt`,
  phone: `+35191${String(person).padStart(7, '0')}`,
})
const consents = [{ purpose: 'terms', textVersion: 'energia-2026-11', granted: true }] as const
const started = performance.now()
let sent = 0
let stored = 0

async function writer() {
  while (performance.now() - started < 5000) {
    const fields = fieldsOf(sent++)
    const { outcome } = await store.submit({ vertical: 'energy', fields, consents }, randomUUID(), 'body')
    if (outcome !== 'created') throw new Error(`a new lead was ${outcome}`)
    stored++
  }
}

await Promise.all(Array.from({ length: 20 }, writer))
const perSecond = stored / ((performance.now() - started) / 1000)
await store.close()
rmSync(folder, { recursive: true, force: true })
console.log(JSON.stringify({ perSecond }))
