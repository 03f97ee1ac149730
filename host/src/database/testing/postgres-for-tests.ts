import { serversFolder } from './postgres-files'
import { type PostgresServer, startPostgres } from './postgres-server'

/** Where test files find the server of this run. */
export const testPostgresVariable = 'TEST_POSTGRES_URL'

let server: PostgresServer | undefined

/** One PostgreSQL for a whole run of the unit tests; a machine that cannot start it fails the run. */
export async function setup() {
  process.env.TEST_POSTGRES_FOLDER = serversFolder()
  server = await startPostgres()
  process.env[testPostgresVariable] = server.url
}

export const teardown = () => server?.stop()
