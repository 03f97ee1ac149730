import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

interface S3rver {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}

/** The only pair of keys that the server knows. */
export const s3Keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

export const s3Bucket = 'publicacoes'

/** An S3 server in this process, with one empty bucket; it can go away and come back at the same address. */
export async function startS3Server() {
  const Server: new (options: object) => S3rver = require('@20minutes/s3rver')
  const directory = mkdtempSync(path.join(tmpdir(), 'qp-s3-'))
  const settings = { address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: s3Bucket }] }
  const open = (port: number) => new Server({ port, ...settings })
  let server = open(0)
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    away: () => server.close(),
    async back() {
      server = open(port)
      await server.run()
    },
    async stop() {
      await server.close().catch(() => {}) // it may be away
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>
