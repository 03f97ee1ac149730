import type { HostDatabase } from '../../base/database/host-database'
import { databaseKinds } from '../../base/database/testing/places'
import { benches } from './delivery/testing/outbox-bench'
import { leadRecords } from './lead-records'

const fields = { fullName: 'Belmira Quintão', email: 'belmira@example.pt', phone: '+351936547812' }
type Settled = { delivered_at: string } | { failed_at: string; last_failure: string; attempts: number }

describe.each(databaseKinds)('on the %s database', (kind) => {
  const openBench = benches()

  async function filled() {
    const { database, keys, clock, now, submit } = await openBench(kind)
    clock.at = Date.parse('2026-11-20T10:00:00Z')
    const references: string[] = []
    for (const vertical of ['energy', 'energy', 'telecom']) {
      references.push((await submit('um', { vertical, fields })).reference)
      clock.at += 24 * 60 * 60_000
    }
    return { database, references, records: leadRecords(database, keys, now) }
  }

  /** Closes the open messages of a lead as delivered or failed. */
  const settle = (database: HostDatabase, reference: string, set: Settled) => {
    const lead = database.selectFrom('leads').select('id').where('reference', '=', reference)
    return database.updateTable('outbox').set(set).where('lead_id', 'in', lead).execute()
  }

  it('lists leads, newest first, without anything personal, by vertical, time and delivery', async () => {
    const { database, references, records } = await filled()
    const [first = '', second = '', third = ''] = references
    await settle(database, first, { delivered_at: '2026-11-20T10:00:01Z' })
    await settle(database, second, { failed_at: '2026-11-22T00:00:00Z', last_failure: '500', attempts: 9 })
    const listed = async (filter: object) =>
      (await records.list({ limit: 10, ...filter })).map(({ reference }) => reference)
    expect(await listed({})).toEqual([third, second, first])
    expect(await listed({ limit: 1 })).toEqual([third])
    expect(await listed({ vertical: 'energy' })).toEqual([second, first])
    expect(await listed({ since: '2026-11-21' })).toEqual([third, second])
    expect(await listed({ delivery: 'delivered' })).toEqual([first])
    expect(await listed({ delivery: 'dead' })).toEqual([second])
    expect(await listed({ delivery: 'waiting' })).toEqual([third])
    const lines = await records.list({ limit: 10 })
    expect(JSON.stringify(lines)).not.toMatch(/Belmira|example\.pt|9365/)
    expect(lines[1]).toMatchObject({ delivery: 'dead', attempts: 9, lastFailure: '500', repeated: true })
  })

  it('exports what matches, oldest first, each with its touch', async () => {
    const { database, references, records } = await filled()
    const out: string[] = []
    for await (const lead of records.exported({ vertical: 'energy' }, 'operator:ana'))
      out.push(String(lead.reference))
    expect(out).toEqual(references.slice(0, 2))
    const touches = database.selectFrom('audit').select('lead_id').where('act', '=', 'exported')
    expect(await touches.execute()).toHaveLength(2)
  })
})
