import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type KeyPair, selfSigned } from 'shared-lib/build/dev/self-signed'

const dayMs = 86_400_000

const isGood = (cert: string, now: Date) =>
  Date.parse(new X509Certificate(cert).validTo) - now.getTime() > 30 * dayMs

/**
 * What `HTTPS_CERT` and `HTTPS_KEY` name (files in PEM, such as mkcert writes); else the pair kept in a folder, made there the
 * first time and renewed in its last month, so that a browser is asked once a year. Throws one sentence when one of the two
 * is missing.
 */
export function keyPair(env: NodeJS.ProcessEnv, folder: string, now = new Date()): KeyPair {
  const { HTTPS_CERT, HTTPS_KEY } = env
  if (HTTPS_CERT && HTTPS_KEY)
    return { cert: readFileSync(HTTPS_CERT, 'utf8'), key: readFileSync(HTTPS_KEY, 'utf8') }
  if (HTTPS_CERT || HTTPS_KEY) throw new Error('HTTPS_CERT and HTTPS_KEY belong together: set both, or none')
  const [certFile, keyFile] = [path.join(folder, 'localhost.pem'), path.join(folder, 'localhost-key.pem')]
  if (existsSync(certFile) && existsSync(keyFile)) {
    const kept = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') }
    if (isGood(kept.cert, now)) return kept
  }
  const made = selfSigned(now)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(keyFile, made.key, { mode: 0o600 })
  writeFileSync(certFile, made.cert)
  return made
}
