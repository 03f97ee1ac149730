import { type DrawingBudget, drawingAccounts } from './drawing-accounts'
import { createDrawingLane, type DrawingLane, type LaneLimits } from './drawing-lane'

interface DrawingLimits extends DrawingBudget, LaneLimits {}

/** Burst allowance of a client, in seconds of its average rate. */
const burstSeconds = 80

/**
 * The usual limits. Pages that many people read are kept and cost nothing, so only what is drawn for one home alone counts:
 * some eight pages of 20 to 50 ms for a whole comparison. With 250 ms a second (and 20 s at once) behind one address of a
 * mobile network two people may begin such a comparison every second, after the first hundred who do so at once; a program
 * that asks for nothing else has a quarter of one core.
 */
export const drawingLimits = (msPerSecond: number): DrawingLimits => ({
  perSecondMs: msPerSecond,
  burstMs: msPerSecond * burstSeconds,
  // One runs in the worker, one is printed here, one is on its way to either.
  atOnce: 3,
  mostWaitMs: 2_000,
})

/** A lane for each micro-frontend, whose pages share a worker, and one for the host; an account for each client. */
export function drawingLanes(limits: DrawingLimits) {
  const accounts = drawingAccounts(limits)
  const lanes = new Map<string, DrawingLane>()
  return (owner: string): DrawingLane => {
    const lane = lanes.get(owner) ?? createDrawingLane(accounts, limits)
    lanes.set(owner, lane)
    return lane
  }
}
