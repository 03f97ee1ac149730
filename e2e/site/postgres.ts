import { child, firstMessage } from './start-site'

/** A PostgreSQL of its own in a process of its own. */
export interface Postgres {
  /** A new, empty database; its URL. */
  create(): Promise<string>
  /** Away at once, as when a machine dies. */
  kill(): Promise<unknown>
  /** Back with the same data. */
  start(): Promise<unknown>
  stop(): void
}

export async function startPostgres(): Promise<Postgres> {
  const server = child('src/base/database/testing/postgres-server.cli.ts', {})
  const output: string[] = []
  server.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  await firstMessage(server, output)
  const request = <Answer>(what: 'create' | 'kill' | 'start') => {
    const answer = firstMessage<Answer>(server, output)
    server.send(what)
    return answer
  }
  return {
    create: async () => (await request<{ url: string }>('create')).url,
    kill: () => request('kill'),
    start: () => request('start'),
    stop() {
      server.removeAllListeners('exit')
      server.kill('SIGTERM')
    },
  }
}
