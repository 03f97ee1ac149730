import { startPostgres } from './postgres-server'

// A PostgreSQL for code that may not import it: reports when it is ready, then acknowledges each command.
async function run() {
  const server = await startPostgres()
  process.on('message', async (told) => {
    if (told === 'kill') await server.kill()
    if (told === 'start') await server.start()
    process.send?.(told === 'create' ? { url: await server.createDatabase() } : { done: told })
  })
  const end = async () => {
    await server.stop()
    process.exit(0)
  }
  for (const event of ['SIGTERM', 'disconnect']) process.on(event, end)
  process.send?.({ done: 'ready' })
}

run().catch((cause: unknown) => {
  console.error(cause)
  process.exit(1)
})
