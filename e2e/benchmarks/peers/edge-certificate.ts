import { createHash, X509Certificate } from 'node:crypto'
import { selfSigned } from 'shared-lib/build/dev/self-signed'

/** A certificate for localhost, and the hash by which one browser is made to trust it. */
export function edgeCertificate() {
  const { key, cert } = selfSigned(new Date())
  const { publicKey } = new X509Certificate(cert)
  const spki = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { key, cert, spki }
}
