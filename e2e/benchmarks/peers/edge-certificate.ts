import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'

const request = [
  ...['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
  ...['-keyout', '-', '-out', '-', '-days', '2'],
  ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
]

function made() {
  try {
    return execFileSync('openssl', request, { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
  } catch (cause) {
    throw new Error('openssl 1.1.1 or newer is needed for the certificate of the benchmark’s edge', { cause })
  }
}

/** A certificate for localhost that lives as long as this process, and the hash by which one browser is told to trust it. */
export function edgeCertificate() {
  const pem = made()
  const [key] = /-----BEGIN (?:EC )?PRIVATE KEY-----[\s\S]+?-----END (?:EC )?PRIVATE KEY-----/.exec(pem) ?? []
  const [cert] = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/.exec(pem) ?? []
  if (!key || !cert) throw new Error('openssl made no certificate')
  const { publicKey } = new X509Certificate(cert)
  const spki = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { key, cert, spki }
}
