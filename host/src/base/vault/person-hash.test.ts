import { testKeys } from '../../visitors/leads/testing/lead-server'
import { emailHashes } from '../../visitors/newsletter/email-hash'
import { mailboxOf, personHashes } from './person-hash'
import cases from './testing/person-hash.json'

const keys = testKeys()
const plain = 'ines.conceicao@exemplo.pt'

const variants = cases.variants as [string, string][]

it.each(variants)('gives an address with %s the hash of the plain one', (_, written) => {
  expect(emailHashes(keys, written)[0]).toBe(emailHashes(keys, plain)[0])
  expect(personHashes(keys, { email: written }).email[0]).toBe(personHashes(keys, { email: plain }).email[0])
})

it('gives both spellings of an international domain one hash, and still finds what an earlier version stored', () => {
  const [hash, ...older] = emailHashes(keys, 'ines@seguros-já.pt')
  expect(hash).toBe(emailHashes(keys, 'ines@xn--seguros-j-81a.pt')[0])
  expect(older).toHaveLength(1)
  expect(emailHashes(keys, plain)).toHaveLength(1)
})

it('gives different mailboxes different hashes', () => {
  const [hash] = emailHashes(keys, plain)
  for (const other of ['ines@exemplo.pt', 'ines.conceicao@exemplo.com', 'inês.conceicao@exemplo.pt'])
    expect(emailHashes(keys, other)[0]).not.toBe(hash)
})

it.each([
  ['ines+1@exemplo.pt', 'ines@exemplo.pt'],
  ['INES+energia+2@exemplo.pt', 'ines@exemplo.pt'],
  ['+x@exemplo.pt', '+x@exemplo.pt'],
])('counts mails to %s for the mailbox %s', (written, mailbox) => expect(mailboxOf(written)).toBe(mailbox))
