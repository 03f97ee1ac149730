import { startPostgres } from './postgres-server'

// A PostgreSQL for code that may not import it: reports when it is ready, then acknowledges each command.
async function run() {
  const server = await startPostgres()
  process.on('message', async (command) => {
    if (command === 'kill') await server.kill()
    if (command === 'start') await server.start()
    process.send?.(command === 'create' ? { url: await server.createDatabase() } : { done: command })
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
