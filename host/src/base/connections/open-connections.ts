import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientsPerNetwork, networkOf } from '../security/client-network'

export interface ConnectionLimits {
  /** Of all clients together. */
  readonly most: number
  /** Of one address, and of an IPv6 network as of several; clients behind a balancer are counted there. */
  readonly mostOfClient: number
  /** Requests sent ahead of their answers; browsers send none. */
  readonly mostAhead: number
  /** How long an answer may go unread, in ms, and how much a slow reader must take per second beyond that, in bytes. */
  readonly unreadMs: number
  readonly leastPerSecond: number
  /** How often unread answers are looked for, in ms. */
  readonly everyMs: number
}

interface Connection {
  readonly owners: readonly string[]
  /** Requests under way. */
  open: number
  /** How long an answer waits for its reader, and how long it may, in ms. */
  unread: { ms: number; readonly mostMs: number } | undefined
}

/** Connections by their owners: where there is no room for another, an idle one is closed for it. */
function connectionTable(limits: ConnectionLimits) {
  const connections = new Map<Socket, Connection>()
  const owned = new Map<string, Set<Socket>>()
  /** The longest idle first. */
  const idle = new Set<Socket>()

  const ownersOf = ({ remoteAddress: client = '' }: Socket) => {
    const network = networkOf(client)
    return network === undefined ? [client] : [client, network]
  }
  const mostOf = (owner: string) =>
    owner.endsWith('/48') ? limits.mostOfClient * clientsPerNetwork : limits.mostOfClient

  function forget(socket: Socket) {
    for (const owner of connections.get(socket)?.owners ?? []) {
      const its = owned.get(owner)
      its?.delete(socket)
      if (its?.size === 0) owned.delete(owner)
    }
    connections.delete(socket)
    idle.delete(socket)
  }

  function cut(socket: Socket | undefined): boolean {
    if (socket === undefined) return false
    forget(socket)
    socket.destroy()
    return true
  }

  /** Those of an owner are in the order in which they came, which is nearly that in which they went idle. */
  const idleOf = (owner: string) => [...(owned.get(owner) ?? [])].find((socket) => idle.has(socket))

  const hasRoom = (owners: readonly string[]) =>
    owners.every((owner) => (owned.get(owner)?.size ?? 0) < mostOf(owner) || cut(idleOf(owner))) &&
    (connections.size < limits.most || cut(idle.values().next().value))

  function greet(socket: Socket) {
    const owners = ownersOf(socket)
    if (!hasRoom(owners)) return void socket.destroy()
    connections.set(socket, { owners, open: 0, unread: undefined })
    idle.add(socket)
    for (const owner of owners) owned.set(owner, (owned.get(owner) ?? new Set()).add(socket))
    socket.once('close', () => forget(socket))
  }

  return { connections, idle, greet, cut }
}

/**
 * Bounds the connections of servers: their number, in all and per client, and the bytes they let wait. Beyond it the
 * longest idle one is closed, its client's own first; browsers open another when they need it. A new one is refused
 * only where all are busy.
 */
export function openConnections(limits: ConnectionLimits) {
  const { connections, idle, greet, cut } = connectionTable(limits)
  let ending = false

  /** False where nothing is to be done: requests sent ahead arrive at once, closed or not. */
  function takes({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const connection = connections.get(socket)
    if (!connection) return false
    connection.open += 1
    idle.delete(socket)
    if (connection.open > limits.mostAhead) return !cut(socket)
    if (ending) response.shouldKeepAlive = false
    response.once('close', () => {
      connection.open -= 1
      connection.unread = undefined
      if (connection.open === 0 && connections.has(socket)) idle.add(socket)
    })
    return true
  }

  /** Each check counts as one, however late it runs: readers are not to blame while the host is blocked. */
  function cutUnread() {
    for (const [socket, connection] of connections) {
      const { writableLength: waiting } = socket
      if (waiting === 0) connection.unread = undefined
      else if (connection.unread === undefined)
        connection.unread = { ms: 0, mostMs: limits.unreadMs + (waiting / limits.leastPerSecond) * 1000 }
      else {
        connection.unread.ms += limits.everyMs
        if (connection.unread.ms > connection.unread.mostMs) cut(socket)
      }
    }
  }

  return {
    /** Answers allowed requests. */
    bounded:
      (answer: RequestListener): RequestListener =>
      (request, response) =>
        takes(request, response) && answer(request, response),
    /** Counts the connections of a server whose answers are `bounded`. */
    watch(server: Server) {
      server.on('connection', greet)
      const timer = setInterval(cutUnread, limits.everyMs).unref()
      server.once('close', () => clearInterval(timer))
    },
    size: () => connections.size,
    /** How many of them have no request. */
    idle: () => idle.size,
    /** From now on each answer is the last of its connection. */
    end() {
      ending = true
    },
    /** Closes idle ones without a request. */
    cutIdle() {
      for (const socket of [...idle]) cut(socket)
    },
    /** Closes every connection left. */
    cutAll() {
      for (const socket of [...connections.keys()]) cut(socket)
    },
  }
}

export type OpenConnections = ReturnType<typeof openConnections>
