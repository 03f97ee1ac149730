import { existsSync, readFileSync, statSync } from 'node:fs'
import { type DatabaseKind, databaseKinds, temporaryFile } from '../../../base/database/testing/places'
import { benches } from '../delivery/testing/outbox-bench'
import { readArguments } from './arguments'
import { runCommand } from './run-command'

const fields = { fullName: 'Belmira Quintão', email: 'belmira@example.pt', phone: '+351936547812' }
const personal = /Belmira|example\.pt|936547812/

const openBench = benches()

async function filled(kind: DatabaseKind) {
  const bench = await openBench(kind)
  const { place, keys, submit } = bench
  const { reference } = await submit('um', { fields })
  const printed: string[] = []
  const type = async (line: string) => {
    const from = printed.length
    const done = await runCommand(readArguments(line.split(' ')), {
      place,
      keys: () => keys,
      print: (text) => void printed.push(text),
      table: (rows) => void printed.push(JSON.stringify(rows)),
    })
    return { done, text: printed.slice(from).join('\n') }
  }
  return { ...bench, reference, type }
}

describe.each(databaseKinds)('on the %s database', (kind) => {
  it('lists and counts without anything personal', async () => {
    const { reference, type } = await filled(kind)
    const listed = await type('list')
    expect(listed.text).toContain(reference)
    expect(listed.text).not.toMatch(personal)
    expect((await type('list --vertical telecom')).text).toBe('No lead matches.')
    expect((await type('stats')).text).toMatch(/"leads":1.*\n1 waiting.*\nNo dead letters/)
  })

  it('shows a whole lead and writes down that it was read', async () => {
    const { database, reference, type } = await filled(kind)
    const { done, text } = await type(`show ${reference}`)
    expect(done).toBe(true)
    expect(JSON.parse(text)).toMatchObject({ reference, fields })
    const touches = await database.selectFrom('audit').select('actor').where('act', '=', 'read').execute()
    expect(touches).toEqual([{ actor: expect.stringMatching(/^operator:./) }])
    expect((await type('show QP-AAAA-AAAA')).done).toBe(false)
  })

  it('exports to a file that its owner alone reads, and never over another', async () => {
    const { type } = await filled(kind)
    const file = `${temporaryFile()}.ndjson`
    expect((await type(`export --to ${file}`)).text).toContain('1 leads in')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ fields, vertical: 'energy' })
    expect(statSync(file).mode & 0o077).toBe(0)
    await expect(type(`export --to ${file}`)).rejects.toThrow('EEXIST')
  })

  it('makes dead letters due again, one lead or all', async () => {
    const { database, reference, type } = await filled(kind)
    const dead = { failed_at: '2026-11-22T00:00:00Z', last_failure: '500' }
    const bury = (attempts = 1) =>
      database
        .updateTable('outbox')
        .set({ attempts, ...dead })
        .execute()
    expect((await type(`resend ${reference}`)).done).toBe(false)
    await bury()
    expect((await type(`resend ${reference}`)).text).toContain('1 due again')
    await bury()
    expect((await type('resend --dead')).text).toContain('1 due again')
    expect((await type('stats')).text).toContain('No dead letters')
    // A suspect lead has had no delivery attempt: only its reference sends it.
    await bury(0)
    expect((await type('resend --dead')).text).toBe('Nothing was given up there.')
    expect((await type(`resend ${reference}`)).text).toContain('1 due again')
  })

  it('takes a person out of a lead for good', async () => {
    const { reference, type } = await filled(kind)
    expect((await type(`erase ${reference} --yes`)).done).toBe(true)
    expect((await type(`show ${reference}`)).text).not.toMatch(personal)
    expect((await type('erase QP-AAAA-AAAA --yes')).done).toBe(false)
  })
})

it('copies the embedded database and names what to use for PostgreSQL', async () => {
  const { type } = await filled('embedded')
  const copy = `${temporaryFile()}.backup`
  expect((await type(`backup ${copy}`)).text).toContain('1 leads copied')
  expect(existsSync(copy)).toBe(true)
  await expect(type(`restore ${copy} --yes`)).rejects.toThrow('is in use')
  await expect((await filled('postgres')).type(`backup ${copy}-2`)).rejects.toThrow('use pg_dump')
})
