import { crc32, inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endLength = 22
const longestComment = 0xffff
/** ERSE's files are near 1 MB: what unpacks to more is not theirs. */
const mostBytes = 64 * 1024 * 1024

const methods: Readonly<Record<number, (packed: Buffer) => Buffer>> = {
  0: (packed) => packed,
  8: (packed) => inflateRawSync(packed, { maxOutputLength: mostBytes }),
}

export const looksLikeZip = (bytes: Buffer): boolean =>
  bytes.length >= endLength && bytes.readUInt16LE(0) === 0x4b50

/** Why a ZIP cannot be read, in plain words. */
export class ZipError extends Error {}

/**
 * Files of a ZIP by the last part of their name, the separator being a slash or a backslash. Stored and deflated
 * entries, checksums verified; throws a `ZipError` for anything else.
 */
export function readZip(bytes: Buffer): ReadonlyMap<string, Buffer> {
  try {
    return filesOf(bytes)
  } catch (error) {
    // Places beyond the end and data that do not inflate.
    throw error instanceof ZipError ? error : new ZipError('it is damaged')
  }
}

function filesOf(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const end = endOf(bytes)
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== entrySignature) throw new ZipError('its list of files is damaged')
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
    const name = bytes
      .toString('utf8', at + 46, nameEnd)
      .split(/[\\/]/)
      .at(-1)
    if (name) files.set(name, unpack(bytes, at, name))
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - endLength; at >= Math.max(0, bytes.length - endLength - longestComment); at--)
    if (bytes.readUInt32LE(at) === endSignature) return at
  throw new ZipError('it is not a whole ZIP file')
}

function unpack(bytes: Buffer, entry: number, name: string): Buffer {
  if (bytes.readUInt16LE(entry + 8) & 1) throw new ZipError(`${name} is protected by a password`)
  const method = methods[bytes.readUInt16LE(entry + 10)]
  if (!method) throw new ZipError(`${name} is packed in a way we do not read`)
  const local = bytes.readUInt32LE(entry + 42)
  if (bytes.readUInt32LE(local) !== localSignature) throw new ZipError(`${name} is damaged`)
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const content = method(bytes.subarray(from, from + bytes.readUInt32LE(entry + 20)))
  if (crc32(content) !== bytes.readUInt32LE(entry + 16)) throw new ZipError(`${name} is damaged`)
  return content
}
