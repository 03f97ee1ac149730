import type { Problem } from '../funnel/flow'
import type { Proposal } from './notebook'

/** The notebook for the rest of its page. */
export interface NotebookHandle {
  /** Puts in a proposal that was written elsewhere. Returns its problems, by field; then nothing changes. */
  add(proposal: Omit<Proposal, 'id'>): Promise<readonly Problem[]>
}
