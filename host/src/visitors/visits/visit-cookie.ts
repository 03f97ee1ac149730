import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'qp_visit'
const form = new RegExp(`(?:^|; ?)${name}=([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})(?:;|$)`)

/** Id of the visit, undefined when none was begun. */
export const visitOf = ({ headers }: FastifyRequest) => form.exec(headers.cookie ?? '')?.[1]

/**
 * Id of the visit, begun now when there is none. Only for answers that need it: an unrequested visit would be a
 * cookie without consent.
 */
export function beginVisit(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = visitOf(request)
  if (known) return known
  const id = randomUUID()
  reply.header('set-cookie', `${name}=${id}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`)
  return id
}
