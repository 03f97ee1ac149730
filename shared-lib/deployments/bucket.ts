import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'

export interface BucketSettings {
  /** For example `https://s3.eu-west-1.amazonaws.com`, or the address of a compatible service. */
  readonly endpoint: string
  readonly bucket: string
  /** Folder of the bucket that everything is kept below; may be empty. */
  readonly prefix: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

/** Longest that one file may take. */
const fileMs = 30_000
const attempts = 3

const encoded = (key: string) => key.split('/').map(encodeURIComponent).join('/')

/** Whether no second try mends it: the request itself is refused. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

const reasonOf = (error: unknown) => {
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return `did not answer within ${fileMs / 1000} s`
  const { message: deeper, code } = (cause ?? {}) as { message?: string; code?: string }
  return deeper || code || message
}

/**
 * Files of an S3-compatible bucket, addressed by path. Every call ends: 30 seconds a try, three tries. Errors name the
 * bucket and the file, never a key.
 */
export function openBucket({ endpoint, bucket, prefix, region, ...keys }: BucketSettings) {
  const client = new AwsClient({ ...keys, region, service: 's3' })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}/${prefix && `${prefix}/`}`

  async function once(method: string, key: string, body?: Buffer, headers?: Record<string, string>) {
    const signed = await client.sign(base + encoded(key), {
      method,
      headers,
      body: body && new Uint8Array(body),
    })
    const answer = await fetch(signed, { signal: AbortSignal.timeout(fileMs) })
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  /** Throws one plain sentence when the bucket refuses or stays away. */
  async function ask(method: string, key: string, body?: Buffer, headers?: Record<string, string>) {
    let problem = ''
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (attempt > 1) await pause(200 * 2 ** attempt * Math.random())
      try {
        const answer = await once(method, key, body, headers)
        if (answer.status < 300 || answer.status === 404) return answer
        problem = `answered ${answer.status}${codeOf(answer.bytes)}`
        if (isFinal(answer.status)) break
      } catch (error) {
        problem = reasonOf(error)
      }
    }
    throw new Error(`the bucket ${base} (${method} ${key}) ${problem}`)
  }

  return {
    /** Its checksum is part of the signature. */
    async put(key: string, bytes: Buffer, sha256: string) {
      const { status } = await ask('PUT', key, bytes, { 'x-amz-content-sha256': sha256 })
      if (status === 404) throw new Error(`the bucket ${base} does not exist`)
    },
    /** Undefined when there is no such file. */
    async get(key: string): Promise<Buffer | undefined> {
      const { status, bytes } = await ask('GET', key)
      return status === 404 ? undefined : bytes
    },
    /** Is content with a file that is not there. */
    remove: async (key: string): Promise<void> => void (await ask('DELETE', key)),
  }
}

export type Bucket = ReturnType<typeof openBucket>

/** ` (SignatureDoesNotMatch)`: the code in the XML of a refusal. */
const codeOf = (bytes: Buffer) => {
  const code = /<Code>(\w+)<\/Code>/.exec(bytes.toString('utf8', 0, 2000))?.[1]
  return code ? ` (${code})` : ''
}
