import { Server } from 'node:net'
import { setTimeout as pause, setImmediate as takenIn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { OpenConnections } from './open-connections'

/** In ms. A client about to reuse its connection has time for a last request, whose answer closes the connection. */
const lastWordMs = 1_000
/** In ms: requests still running by then are cut off, or the process would be ended over them. */
const mostMs = 7_000

/** Takes no new connection and keeps those it has: a web server's own `close` would end them between two requests. */
async function stopListening({ server }: FastifyInstance) {
  if (!server.listening) return
  await takenIn() // the system would reset those that it holds for us
  Server.prototype.close.call(server)
  await pause(lastWordMs)
}

/**
 * Stops without cutting requests off: for `delayMs` a balancer may still send visitors, then no connection is accepted,
 * each answer is the last on its connection, and idle connections are closed.
 */
export async function drain(app: FastifyInstance, connections: OpenConnections, delayMs: number) {
  await pause(delayMs)
  connections.end()
  await stopListening(app)
  connections.cutIdle()
  const timer = setInterval(connections.cutIdle, 100)
  const last = setTimeout(connections.cutAll, mostMs)
  await app.close().finally(() => {
    clearInterval(timer)
    clearTimeout(last)
  })
}
