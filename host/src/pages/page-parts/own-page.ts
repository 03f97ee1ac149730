import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReactElement } from 'react'

/** A page of the host's own: static HTML in a layout, kept by no cache, named in no index and no referrer. */
export interface OwnPage {
  /** Path of the page without any secret in it. */
  readonly path: string
  readonly title: string
  readonly element: ReactElement
  readonly status?: number
}

export type WriteOwnPage = (request: FastifyRequest, reply: FastifyReply, page: OwnPage) => Promise<unknown>
