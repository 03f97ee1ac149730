import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

// A certificate in ASN.1 (RFC 5280), as far as a server on this machine needs one: Node reads certificates and makes none.

const tag = { boolean: 0x01, bits: 0x03, bytes: 0x04, oid: 0x06, text: 0x0c, sequence: 0x30, set: 0x31 }

function lengthOf(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size])
  const bytes = Buffer.from(size.toString(16).padStart(size < 0x100 ? 2 : 4, '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes])
}

const asn1 = (kind: number, ...parts: readonly Buffer[]) => {
  const value = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([kind]), lengthOf(value.length), value])
}
const sequence = (...parts: readonly Buffer[]) => asn1(tag.sequence, ...parts)
const oid = (hex: string) => asn1(tag.oid, Buffer.from(hex, 'hex'))
const whole = (...bytes: readonly number[]) => asn1(0x02, Buffer.from(bytes))

const ecdsaWithSha256 = () => sequence(oid('2a8648ce3d040302'))
const nameOf = (text: string) =>
  sequence(asn1(tag.set, sequence(oid('550403'), asn1(tag.text, Buffer.from(text)))))

/** `YYYYMMDDHHMMSSZ`: the form for any year. */
const timeOf = (at: Date) =>
  asn1(0x18, Buffer.from(`${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z`))

/** Names and addresses that mean this very machine. */
const thisMachine = () =>
  sequence(
    asn1(0x82, Buffer.from('localhost')),
    asn1(0x87, Buffer.from([127, 0, 0, 1])),
    asn1(0x87, Buffer.concat([Buffer.alloc(15), Buffer.from([1])])),
  )

const extension = (id: string, value: Buffer, ...critical: readonly Buffer[]) =>
  sequence(oid(id), ...critical, asn1(tag.bytes, value))

const extensions = () =>
  sequence(
    extension('551d13', sequence(), asn1(tag.boolean, Buffer.from([0xff]))), // no authority
    extension('551d25', sequence(oid('2b06010505070301'))), // a server's
    extension('551d11', thisMachine()),
  )

const pem = (bytes: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replaceAll(/.{64}/g, '$&\n').trim()}\n-----END CERTIFICATE-----\n`

export interface KeyPair {
  /** In PEM, both. */
  readonly cert: string
  readonly key: string
}

/** A key, and a certificate of its own signing for `localhost`, 127.0.0.1 and ::1, good for a year from `now` on. */
export function selfSigned(now: Date): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const end = new Date(now)
  end.setFullYear(end.getFullYear() + 1)
  const name = nameOf('Quero Poupar (localhost)')
  const toSign = sequence(
    asn1(0xa0, whole(2)), // the third version
    whole(0x01, ...randomBytes(15)),
    ecdsaWithSha256(),
    name,
    sequence(timeOf(now), timeOf(end)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    asn1(0xa3, extensions()),
  )
  const signature = sign('sha256', toSign, privateKey)
  const cert = sequence(toSign, ecdsaWithSha256(), asn1(tag.bits, Buffer.from([0]), signature))
  return { cert: pem(cert), key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}
