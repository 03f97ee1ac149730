import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import { fixture, sample, zipName } from './edition.fixture'
import { looksLikeZip, readZip, ZipError } from './zip'

const zip = readFileSync(fixture(zipName))

it('unpacks what a common tool packed, by the last part of the names', () => {
  const files = readZip(zip)
  expect([...files.keys()]).toEqual(['Precos_ELEGN.csv', 'CondComerciais.csv'])
  expect(files.get('Precos_ELEGN.csv')).toEqual(sample.prices)
  expect(files.get('CondComerciais.csv')).toEqual(sample.conditions)
})

it('knows a ZIP from a table', () => {
  expect(looksLikeZip(zip)).toBe(true)
  expect(looksLikeZip(Buffer.from(sample.prices))).toBe(false)
  expect(looksLikeZip(Buffer.alloc(0))).toBe(false)
})

it('refuses half a download', () => {
  for (const part of [0.2, 0.5, 0.99])
    expect(() => readZip(zip.subarray(0, Math.floor(zip.length * part)))).toThrow(
      'it is not a whole ZIP file',
    )
})

it('refuses a changed byte of the content by its checksum', () => {
  const changed = Buffer.from(zip)
  changed.writeUInt8(zip.readUInt8(400) ^ 0xff, 400)
  expect(() => readZip(changed)).toThrow(/damaged/)
})

it('refuses what is protected by a password, and what unpacks beyond measure', () => {
  const entry = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  const locked = Buffer.from(zip)
  locked.writeUInt16LE(1, entry + 8)
  expect(() => readZip(locked)).toThrow('Precos_ELEGN.csv is protected by a password')

  const bomb = deflateRawSync(Buffer.alloc(65 * 1024 * 1024), { level: 1 })
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(bomb.length, 20)
  central.writeUInt16LE(1, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(local.length + bomb.length, 16)
  expect(() => readZip(Buffer.concat([local, bomb, central, Buffer.from('a'), end]))).toThrow('it is damaged')
})

it('returns whole files or throws a ZipError, whatever byte is wrong', () => {
  const whole = [sample.prices, sample.conditions].map((bytes) => Buffer.from(bytes).toString('base64'))
  forAll(fc.uint8Array({ maxLength: 200 }), fc.nat(zip.length - 1), fc.nat(255), (noise, at, byte) => {
    const changed = Buffer.from(zip)
    changed.writeUInt8(byte, at)
    expect(() => readZip(Buffer.from(noise))).toThrow(ZipError)
    try {
      for (const file of readZip(changed).values()) expect(whole).toContain(file.toString('base64'))
    } catch (error) {
      expect(error).toBeInstanceOf(ZipError)
    }
  })
})
