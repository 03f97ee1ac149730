import { type DrawingBudget, drawingAccounts } from './drawing-accounts'
import { createDrawingQueue, type DrawingQueue, type QueueLimits } from './drawing-queue'

interface DrawingLimits extends DrawingBudget, QueueLimits {}

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

/** A queue for each micro-frontend, whose pages share a worker, and one for the host; an account for each client. */
export function drawingQueues(limits: DrawingLimits) {
  const accounts = drawingAccounts(limits)
  const queues = new Map<string, DrawingQueue>()
  return (owner: string): DrawingQueue => {
    const queue = queues.get(owner) ?? createDrawingQueue(accounts, limits)
    queues.set(owner, queue)
    return queue
  }
}
