import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openBucket } from 'shared-lib/deployments/bucket'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { openStore } from 'shared-lib/deployments/open-store'
import { openVersionTable } from 'shared-lib/deployments/version-table'
import { isDeepRun } from 'shared-lib/testing/run-depth'
import { temporaryPlace } from '../../../base/database/testing/places'
import { type S3Server, s3Bucket, s3Keys, startS3Server } from './s3-server'

type StoreKind = 'folder' | 'bucket'

/** Every rule of stores is tested on both in the deep run. */
export const storeKinds: readonly StoreKind[] = isDeepRun ? ['folder', 'bucket'] : ['folder']

export interface StoreUnderTest {
  /** Environment of a process that opens it. */
  readonly env: NodeJS.ProcessEnv
  /** Opens it as another machine would: with nothing remembered and nothing copied. */
  open(): DeploymentStore
  /** Writes other bytes in place of a published file. */
  tamper(name: string, version: string, file: string): Promise<void>
  /** Whether a publication is running, or was interrupted and not swept up. */
  begun(): Promise<boolean>
  /** Makes an interrupted publication look two days old. */
  age(): Promise<void>
  readonly server?: S3Server
  stop(): Promise<void>
}

const temporary = () => mkdtempSync(path.join(tmpdir(), 'qp-store-'))

function folderUnderTest(): StoreUnderTest {
  const location = temporary()
  const env = { DEPLOYMENTS_URL: location }
  const files = () => readdirSync(location, { recursive: true, encoding: 'utf8' })
  return {
    env,
    open: () => openStore(location),
    tamper: async (name, version, file) => writeFileSync(path.join(location, name, version, file), 'changed'),
    begun: async () => files().some((file) => file.includes('.incoming-')),
    async age() {
      const then = Date.now() / 1000 - 172_800
      for (const file of files()) utimesSync(path.join(location, file), then, then)
    },
    stop: async () => {},
  }
}

async function bucketUnderTest(): Promise<StoreUnderTest> {
  const server = await startS3Server()
  const database = await temporaryPlace('postgres')
  const prefix = 'testes/ambiente'
  async function ask(text: string) {
    const client = new pg.Client(database)
    await client.connect()
    const { rowCount } = await client.query(text).finally(() => client.end())
    return rowCount ?? 0
  }
  const env = {
    DEPLOYMENTS_URL: `s3://${s3Bucket}/${prefix}`,
    DEPLOYMENTS_DATABASE_URL: database,
    AWS_ENDPOINT_URL_S3: server.endpoint,
    AWS_ACCESS_KEY_ID: s3Keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  }
  return {
    env,
    server,
    open: () => openStore(env.DEPLOYMENTS_URL, { ...env, DEPLOYMENTS_CACHE: temporary() }),
    async tamper(name, version, file) {
      const place = `${server.endpoint}/${s3Bucket}/${prefix}`
      const stored = await openVersionTable(database, place).find(name, version)
      const settings = { ...s3Keys, endpoint: server.endpoint, bucket: s3Bucket, prefix, region: 'us-east-1' }
      const address = `${name}/${stored?.folder}/${file}`
      await openBucket(settings).put(address, Buffer.from('changed'), 'UNSIGNED-PAYLOAD')
    },
    begun: async () => (await ask('SELECT 1 FROM qp_deployment_versions WHERE NOT published')) > 0,
    age: async () =>
      void (await ask(`UPDATE qp_deployment_versions SET started_at = now() - interval '2 days'`)),
    stop: () => server.stop(),
  }
}

export const storeUnderTest = async (kind: StoreKind) =>
  kind === 'folder' ? folderUnderTest() : bucketUnderTest()
