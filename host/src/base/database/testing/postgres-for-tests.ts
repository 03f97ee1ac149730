import { serversFolder } from './postgres-files'
import { type PostgresServer, startPostgres } from './postgres-server'

/** Where test files find the server of this run. */
export const testPostgresVariable = 'TEST_POSTGRES_URL'

let server: PostgresServer | undefined

/** Part of jest's configuration for a run: its test files. */
interface Run {
  readonly testPathPatterns: { readonly patterns: readonly string[] }
}

/** A file or folder of a micro-frontend or of what they share, or a suite of theirs. */
const withoutStore = /(?:^|\/\.cache\/suites\/\w+\/)(?:mf-[a-z]+|shared-lib)(?:[./]|$)/

/** No test of theirs stores anything: a run of nothing else needs no server. */
const storesNothing = ({ testPathPatterns: { patterns } }: Run) =>
  patterns.length > 0 && patterns.every((pattern) => withoutStore.test(pattern))

/** One PostgreSQL for a whole run of the unit tests; a machine that cannot start it fails the run. */
export async function setup(run: Run) {
  process.env.TEST_POSTGRES_FOLDER = serversFolder()
  if (storesNothing(run)) return
  server = await startPostgres()
  process.env[testPostgresVariable] = server.url
}

export const teardown = () => server?.stop()
