import { chmodSync, readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { temporary } from '../../server/testing/temporary'
import { leadKeys, localKeyFile, parseLeadKeys } from './lead-keys'

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const home = () => ({ XDG_DATA_HOME: temporary('keys') })

it('reads keys from the environment, the first one encrypting', () => {
  const keys = leadKeys({ LEADS_KEYS: `2026-b:${key(2)}, 2026-a:${key(1)}`, NODE_ENV: 'production' })
  expect(keys.map(({ id, secret }) => `${id} ${secret[0]}`)).toEqual(['2026-b 2', '2026-a 1'])
})

it('refuses production without keys, whatever lies on the machine', () => {
  const env = home()
  leadKeys(env)
  expect(() => leadKeys({ ...env, NODE_ENV: 'production' })).toThrow('LEADS_KEYS is required in production')
})

it('writes a key for its owner only on the first local start and reads it ever after', () => {
  const env = home()
  const first = leadKeys(env)
  const file = localKeyFile(env)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(leadKeys(env)).toEqual(first)
  expect(readdirSync(dirname(file))).toEqual(['leads.keys'])
})

it('refuses a key file that others can read', () => {
  const env = home()
  leadKeys(env)
  chmodSync(localKeyFile(env), 0o644)
  expect(() => leadKeys(env)).toThrow('can be read by others')
})

it.each([
  { text: '', says: 'is empty' },
  { text: 'a', says: '32 bytes' },
  { text: `a:${Buffer.alloc(16).toString('base64')}`, says: '32 bytes' },
  { text: `a:${key(1)},a:${key(2)}`, says: 'repeats' },
])('refuses $text', ({ text, says }) => expect(() => parseLeadKeys(text)).toThrow(says))
