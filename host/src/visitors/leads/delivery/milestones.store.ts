import type { Kysely } from 'kysely'
import { exclusive } from '../../../base/database/exclusive'
import type { LeadsSchema } from '../../../base/tables/leads.schema'
import { noteTouch } from '../audit'

/** A lead's milestone as the CRM reports it. */
export interface MilestoneReport {
  /** Of the message: a repetition changes nothing and gets the same answer. */
  readonly id: string
  readonly reference: string
  /** 1 to 4, the one under way; 5 when all are done. */
  readonly milestone: number
  /** The CRM takes back an earlier report: only then a lead goes back. */
  readonly correction: boolean
}

export type MilestoneAnswer =
  | { readonly outcome: 'noted'; readonly reference: string; readonly milestone: number }
  | { readonly outcome: 'unknown-lead' | 'id-of-another' }

/** Moves a lead to the reported milestone, once per report; a late report of an earlier milestone changes nothing. */
export const noteMilestone = (
  database: Kysely<LeadsSchema>,
  { id, reference, milestone, correction }: MilestoneReport,
  at: Date,
): Promise<MilestoneAnswer> =>
  exclusive(database, `milestone report ${id}`, async (to) => {
    const lead = await to
      .selectFrom('leads')
      .select('id')
      .where('reference', '=', reference)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (!lead) return { outcome: 'unknown-lead' }
    const earlier = await to
      .selectFrom('milestone_reports')
      .select(['lead_id', 'milestone'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (earlier && earlier.lead_id !== lead.id) return { outcome: 'id-of-another' }
    if (earlier) return { outcome: 'noted', reference, milestone: earlier.milestone }

    const { numUpdatedRows } = await to
      .updateTable('leads')
      .set({ milestone })
      .where('id', '=', lead.id)
      .where('milestone', correction ? '!=' : '<', milestone)
      .executeTakeFirstOrThrow()
    const { milestone: reached } = await to
      .selectFrom('leads')
      .select('milestone')
      .where('id', '=', lead.id)
      .executeTakeFirstOrThrow()
    await to
      .insertInto('milestone_reports')
      .values({ id, lead_id: lead.id, milestone: reached, at: at.toISOString() })
      .execute()
    if (numUpdatedRows > 0n) {
      const detail = correction ? `${milestone}, a correction` : String(milestone)
      await noteTouch(to, { leadId: lead.id, actor: 'crm', act: 'milestone', detail }, at)
    }
    return { outcome: 'noted', reference, milestone: reached }
  })
