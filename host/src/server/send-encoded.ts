import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, isUnchanged } from './negotiation'

/** Bytes with the compressed forms that are at hand. */
interface EncodedBytes {
  readonly identity: Buffer
  readonly gzip: Buffer | undefined
  readonly br: Buffer | undefined
  /** '' where no client may store it. */
  readonly etag: string
}

/** Sends bytes in the best encoding that the client takes; 304 to a client that has them. Type and status are the caller's. */
export function sendEncoded({ headers }: FastifyRequest, reply: FastifyReply, bytes: EncodedBytes) {
  reply.header('vary', 'accept-encoding')
  if (bytes.etag) reply.header('etag', bytes.etag)
  if (reply.statusCode === 200 && bytes.etag && isUnchanged(headers['if-none-match'], bytes.etag))
    return reply.code(304).send()
  const encoding = encodingFor(headers['accept-encoding'], bytes)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes[encoding])
}
