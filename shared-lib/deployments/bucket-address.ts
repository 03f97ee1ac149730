import type { BucketSettings } from './bucket'

interface BucketAddress extends BucketSettings {
  /** PostgreSQL with the complete versions and the current one. */
  readonly database: string
}

function needed(env: NodeJS.ProcessEnv, names: readonly string[], why: string) {
  const found = names.map((name) => env[name]).find(Boolean)
  if (!found) throw new Error(`DEPLOYMENTS_URL names a bucket, which needs ${names.join(' or ')}: ${why}`)
  return found
}

/** Reads `s3://bucket/prefix` and what belongs to it from the usual names. Throws naming the first that is missing. */
export function readBucketAddress(address: string, env: NodeJS.ProcessEnv): BucketAddress {
  const [, bucket = '', prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)\/?(.*?)\/*$/.exec(address) ?? []
  if (!bucket) throw new Error(`DEPLOYMENTS_URL ${address} is no s3://bucket/prefix`)
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1'
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`
  if (!URL.canParse(endpoint)) throw new Error('AWS_ENDPOINT_URL_S3 is no address')
  const database = needed(
    env,
    ['DEPLOYMENTS_DATABASE_URL', 'DATABASE_URL'],
    'the PostgreSQL that says which version is served',
  )
  if (!/^postgres(ql)?:\/\//.test(database) || !URL.canParse(database))
    throw new Error('DEPLOYMENTS_DATABASE_URL (or DATABASE_URL) must be a URL that begins with postgres://')
  return {
    bucket,
    prefix,
    region,
    endpoint,
    database,
    accessKeyId: needed(env, ['AWS_ACCESS_KEY_ID'], 'its key'),
    secretAccessKey: needed(env, ['AWS_SECRET_ACCESS_KEY'], 'the secret of its key'),
    ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }),
  }
}
