import { existsSync, mkdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { openBucket } from 'shared-lib/deployments/bucket'
import { readBucketAddress } from 'shared-lib/deployments/bucket-address'
import { openStore } from 'shared-lib/deployments/open-store'
import { localServer } from '../../base/testing/local-server'
import { until } from '../../base/testing/until'
import { temporary } from '../../server/testing/temporary'
import { builtVersion } from './testing/built-version'
import { s3Keys } from './testing/s3-server'
import { type StoreUnderTest, storeUnderTest } from './testing/store-kinds'

const energy = 'mf-energy'
const sha256 = 'UNSIGNED-PAYLOAD'

// No pause before another try.
beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0))
afterEach(() => jest.restoreAllMocks())

describe('a bucket', () => {
  let place: StoreUnderTest
  let cache = ''
  beforeAll(async () => {
    place = await storeUnderTest('bucket')
    cache = temporary('cache')
    const { deployment, folder } = builtVersion(energy, '1.0.0')
    await place.open().publish(deployment, folder)
  })
  afterAll(() => place.stop())

  /** As a host of this machine opens it. */
  const open = (env: NodeJS.ProcessEnv = {}) =>
    openStore(place.env.DEPLOYMENTS_URL, { ...place.env, DEPLOYMENTS_CACHE: cache, ...env })

  it('that is away leaves hosts what they have, also after a restart, and is named in errors', async () => {
    const folder = await open().open(energy, '1.0.0')
    await place.server?.away()
    try {
      expect(await open().open(energy, '1.0.0')).toBe(folder)
      await expect(place.open().open(energy, '1.0.0')).rejects.toThrow(
        /^the bucket http:\/\/127\.0\.0\.1:\d+\/publicacoes\/testes\/ambiente\/ \(GET mf-energy\/1\.0\.0-.*ECONNREFUSED/,
      )
      expect(await open().has(energy, '1.0.0')).toBe(true)
    } finally {
      await place.server?.back()
    }
    await place.open().open(energy, '1.0.0')
  })

  it('lets go of copies of what was removed, when a host starts', async () => {
    const { deployment, folder } = builtVersion(energy, '0.9.0')
    await open().publish(deployment, folder)
    const copy = await open().open(energy, '0.9.0')
    const halfFetched = path.join(copy, '../.incoming-1')
    mkdirSync(halfFetched)
    utimesSync(halfFetched, 1, 1)
    await place.open().remove(energy, '0.9.0')
    const kept = await open().open(energy, '1.0.0')
    await until(() => !existsSync(copy) && !existsSync(halfFetched))
    expect(existsSync(kept)).toBe(true)
  })

  it('refuses a wrong secret in one sentence without the secret', async () => {
    const { deployment, folder } = builtVersion(energy, '2.0.0')
    const refused = open({ AWS_SECRET_ACCESS_KEY: 'outra-chave' }).publish(deployment, folder)
    await expect(refused).rejects.toThrow(/\(PUT mf-energy.*\) answered 403 \(SignatureDoesNotMatch\)$/)
    await expect(refused).rejects.not.toThrow('outra-chave')
    expect(await open().has(energy, '2.0.0')).toBe(false)
  })

  it('keeps what other addresses of the same database hold apart', async () => {
    const other = openStore(`${place.env.DEPLOYMENTS_URL}-2`, { ...place.env, DEPLOYMENTS_CACHE: cache })
    expect(await other.has(energy, '1.0.0')).toBe(false)
    const note = { action: 'deploy', name: energy, version: '5.0.0' } as const
    await other.switch(note, () => ({ [energy]: { current: '5.0.0' } }))
    expect((await open().registry()).revision).toBe(0)
  })

  it('whose database is away names it, without its password', async () => {
    const gone = 'postgres://host:segredo@127.0.0.1:1/publicacoes'
    const asked = open({ DEPLOYMENTS_DATABASE_URL: gone }).registry()
    await expect(asked).rejects.toThrow(/^the database of deployments \(127\.0\.0\.1:1\/publicacoes\): /)
    await expect(asked).rejects.not.toThrow('segredo')
  })
})

describe('a bucket that answers badly', () => {
  const answers: number[] = []
  let asked = 0
  let server: Awaited<ReturnType<typeof localServer>>
  beforeAll(async () => {
    server = await localServer((_, reply) => {
      asked++
      reply.statusCode = answers.shift() ?? 200
      reply.end('bytes')
    })
  })
  beforeEach(() => {
    asked = 0
  })
  afterAll(() => server.close())
  const place = { bucket: 'b', prefix: '', region: 'eu-west-1' }
  const bucket = () => openBucket({ ...s3Keys, ...place, endpoint: `${server.origin}/` })

  it.each([
    [[503, 500], 3, 'bytes'],
    [[429], 2, 'bytes'],
    [[404], 1, undefined],
  ])('%j: asked %i times', async (statuses, times, text) => {
    answers.splice(0, Infinity, ...statuses)
    expect((await bucket().get('a'))?.toString()).toBe(text)
    expect(asked).toBe(times)
  })

  it.each([
    [[503, 503, 503], 3, 'answered 503'],
    [[403], 1, 'answered 403'],
  ])('%j: asked %i times, then an error', async (statuses, times, problem) => {
    answers.splice(0, Infinity, ...statuses)
    await expect(bucket().put('a', Buffer.from(''), sha256)).rejects.toThrow(problem)
    expect(asked).toBe(times)
  })
})

describe('the address of a bucket', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
  const env = { DATABASE_URL: 'postgres://127.0.0.1/site', ...keys }

  it('takes what it needs from the usual names', () => {
    expect(readBucketAddress('s3://publicacoes', env)).toMatchObject({
      bucket: 'publicacoes',
      prefix: '',
      region: 'us-east-1',
      database: env.DATABASE_URL,
      endpoint: 'https://s3.us-east-1.amazonaws.com',
    })
    const database = 'postgres://127.0.0.1/publicacoes'
    const named = { AWS_REGION: 'eu-south-2', AWS_SESSION_TOKEN: 'token', DEPLOYMENTS_DATABASE_URL: database }
    expect(readBucketAddress('s3://publicacoes/site/teste/', { ...env, ...named })).toMatchObject({
      prefix: 'site/teste',
      database,
      sessionToken: 'token',
      endpoint: 'https://s3.eu-south-2.amazonaws.com',
    })
  })

  it.each([
    ['s3://', {}, 'is no s3://bucket/prefix'],
    ['s3://bb/x', { DATABASE_URL: '' }, 'needs DEPLOYMENTS_DATABASE_URL or DATABASE_URL'],
    ['s3://bb/x', { DATABASE_URL: 'leads.sqlite' }, 'must be a URL that begins with postgres://'],
    ['s3://bb/x', { AWS_ACCESS_KEY_ID: '' }, 'needs AWS_ACCESS_KEY_ID'],
    ['s3://bb/x', { AWS_SECRET_ACCESS_KEY: '' }, 'needs AWS_SECRET_ACCESS_KEY'],
    ['s3://bb/x', { AWS_ENDPOINT_URL_S3: 'balde' }, 'AWS_ENDPOINT_URL_S3 is no address'],
  ])('%s with %j is refused', (address, change, problem) => {
    expect(() => readBucketAddress(address, { ...env, ...change })).toThrow(problem)
  })
})
