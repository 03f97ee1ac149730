import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is the same for every client, until something is deployed or published, or the day ends. */
export interface KeptAnswer {
  /** With its charset. */
  readonly type: string
  readonly text: string
  /** 200 where it is left out. */
  readonly status?: number
  /** Value of `cache-control`. */
  readonly cache: string
  /** Made while something it is made of was away: made again soon. */
  readonly stale?: boolean
}

/**
 * Sends the answer of a name, which is made where it is not there yet, in the best encoding the client takes; 304 to a client that has it.
 * Its route declares `cost: 'kept'`.
 */
export type SendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  make: () => KeptAnswer | Promise<KeptAnswer>,
) => Promise<unknown>

/** Options of a route whose answers are kept. */
export const keptRoute = { config: { cost: 'kept' } } as const

export const keptJson = (value: unknown, cache: string): KeptAnswer => ({
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(value),
  cache,
})
