import { heldOnly } from 'shared-lib/rules/dated/held-periods'
import { figures } from '../../data/figures'

/** For which days the figures of a calculator are known, one sentence each. */
export const held = (...ids: readonly string[]) => heldOnly(figures, ids)
