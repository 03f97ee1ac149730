import { heldOnly } from 'shared-lib/dated/held-periods'
import { figures } from '../../figures/figures'

/** For which days the figures of a calculator are known, one sentence each. */
export const held = (...ids: readonly string[]) => heldOnly(figures, ids)
