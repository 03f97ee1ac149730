import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { DrawingQueue } from './drawing-queue'
import { DrawingRefused } from './drawing-refused'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Why answers of this GET route cost its client nothing; left out: each is made in the client's turn and counted in its
     * budget. `kept`: made once for everybody. `constant`: nothing is made. `file`: bytes that are kept, made some at a time.
     * `own`: the handler takes its turns itself. `limited`: a limit of requests a minute counts them.
     */
    readonly cost?: 'kept' | 'constant' | 'file' | 'own' | 'limited'
  }
  interface FastifyInstance {
    /** Every pattern that answers GET, as the router has it: `/api/figures`. */
    getRoutes: string[]
  }
}

export interface RouteBudget {
  readonly queue: DrawingQueue
  /** Called with the code of the problem. */
  readonly refused: (code: string) => void
  /** Writes the refusal as a page. */
  readonly writeRefused: (
    request: FastifyRequest,
    reply: FastifyReply,
    reason: DrawingRefused,
  ) => Promise<unknown>
}

const wantsPage = ({ headers }: FastifyRequest) => String(headers.accept ?? '').includes('text/html')

/** Puts every GET route of the app that names no other `cost` into its client's queue and budget. */
export function budgetRoutes(app: FastifyInstance, { queue, refused, writeRefused }: RouteBudget): void {
  app.decorate('getRoutes', [])
  const answered = new WeakMap<FastifyRequest, () => void>()
  // A turn ends with the answer, not when a slow client has read it.
  app.addHook('onSend', async (request) => void answered.get(request)?.())

  const inTurn = (url: string, handler: RouteHandlerMethod): RouteHandlerMethod =>
    async function inItsTurn(request, reply) {
      let answer: unknown
      const sent = new Promise<void>((resolve) => void answered.set(request, resolve))
      try {
        await queue.draw(request.ip, `${url} ${request.id}`, () => {
          answer = handler.call(this, request, reply)
          return Promise.race([answer, sent])
        })
      } catch (reason) {
        if (!(reason instanceof DrawingRefused)) throw reason
        refused(reason.code)
        if (!wantsPage(request)) throw reason
        return writeRefused(request, reply, reason)
      }
      return answer
    }

  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat()
    if (methods.includes('GET')) app.getRoutes.push(route.url)
    const reads = methods.includes('GET') || methods.includes('HEAD')
    if (reads && route.config?.cost === undefined) route.handler = inTurn(route.url, route.handler)
  })
}
