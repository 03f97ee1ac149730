import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import path from 'node:path'
import { freePort } from 'shared-lib/build/dev/free-port'
import { selfSigned } from 'shared-lib/build/dev/self-signed'
import { localServer } from '../../../src/base/testing/local-server'
import { temporary } from '../../../src/server/testing/temporary'
import { openHttps } from './https-front'
import { keyPair } from './kept-key-pair'

const now = new Date('2026-11-27T10:00:00Z')
const folder = () => path.join(temporary('https'), 'https')

describe('the certificate', () => {
  it('is for this machine, for a year, and signed by its own key', () => {
    const { cert } = selfSigned(now)
    const read = new X509Certificate(cert)
    expect(read.checkHost('localhost')).toBe('localhost')
    expect([read.checkIP('127.0.0.1'), read.checkIP('::1')]).toEqual(['127.0.0.1', '::1'])
    expect(read.checkHost('queropoupar.pt')).toBeUndefined()
    expect(read.verify(read.publicKey)).toBe(true)
    expect(read.ca).toBe(false)
    expect(new Date(read.validFrom)).toEqual(now)
    expect(new Date(read.validTo)).toEqual(new Date('2027-11-27T10:00:00Z'))
  })
})

describe('the pair', () => {
  it('is kept, its key for the owner alone, and renewed in its last month', () => {
    const place = folder()
    const first = keyPair({}, place, now)
    expect(keyPair({}, place, new Date('2027-10-01T10:00:00Z'))).toEqual(first)
    expect(statSync(path.join(place, 'localhost-key.pem')).mode & 0o77).toBe(0)
    const renewed = keyPair({}, place, new Date('2027-11-01T10:00:00Z'))
    expect(renewed.cert).not.toBe(first.cert)
    expect(readFileSync(path.join(place, 'localhost.pem'), 'utf8')).toBe(renewed.cert)
  })

  it('is that of the settings where they name one, both halves of it', () => {
    const place = temporary('https')
    const env = { HTTPS_CERT: path.join(place, 'a.pem'), HTTPS_KEY: path.join(place, 'b.pem') }
    writeFileSync(env.HTTPS_CERT, 'cert')
    writeFileSync(env.HTTPS_KEY, 'key')
    expect(keyPair(env, folder(), now)).toEqual({ cert: 'cert', key: 'key' })
    expect(() => keyPair({ HTTPS_CERT: env.HTTPS_CERT }, folder(), now)).toThrow('belong together')
  })
})

describe('the front', () => {
  async function open(to: number) {
    const pair = selfSigned(new Date())
    const port = await freePort()
    const front = await openHttps(port, '127.0.0.1', pair, to)
    const place = { host: 'localhost', port, path: '/guias/luz?a=1', ca: pair.cert, family: 4, agent: false }
    const ask = async (method: string, sent = '') => {
      const asked = request({ ...place, method }).end(sent)
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      const text = Buffer.concat(await answer.toArray()).toString()
      return { status: answer.statusCode, cookie: answer.headers['set-cookie'], text }
    }
    return { port, ask, close: front.close }
  }

  it('is trusted by a client that trusts the certificate, and answers as the host does', async () => {
    const host = await localServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString()
      response.writeHead(201, { 'set-cookie': 'a=b' })
      response.end([request.method, request.url, request.headers.host, body].join(' '))
    })
    const { port, ask, close } = await open(host.port)
    const text = `POST /guias/luz?a=1 localhost:${port} typed`
    expect(await ask('POST', 'typed')).toEqual({ status: 201, cookie: ['a=b'], text })
    close()
    host.close()
  })
})
