import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporary } from '../../server/testing/temporary'
import { consentVersions, readPartnerWords } from './consent-versions'

const partner = { 'parceiro-v1.2': { terms: 'Aceito os termos do Parceiro.', contact: 'Podem ligar-me.' } }
const versions = consentVersions(partner)

it.each([
  ['energia-2026-11', 'terms', true],
  ['bank-checkout-2026-11', 'friend', true],
  ['parceiro-v1.2', 'contact', true],
  ['parceiro-v1.2', 'marketing', false],
  ['parceiro-v1x2', 'terms', false],
  ['energia-2026-12', 'terms', false],
  ['energia-1999-01', 'terms', false],
  ['retirada-2026-11', 'terms', false],
  ['2026-11', 'terms', false],
  ['xenergia-2026-11x', 'terms', false],
  ['constructor', 'terms', false],
  ['__proto__', 'toString', false],
  ['parceiro-v1.2', 'constructor', false],
] as const)('of %s about %s: %s', (textVersion, purpose, known) =>
  expect(versions.has({ textVersion, purpose: purpose as 'terms' })).toBe(known),
)

it('keeps the words of a partner’s form', () =>
  expect(versions.words('parceiro-v1.2', 'contact')).toBe('Podem ligar-me.'))

const folder = temporary('consents')
const written = (text: string) => {
  const file = path.join(folder, 'consents.json')
  writeFileSync(file, text)
  return { PARTNER_CONSENTS: file }
}

it('reads them from a file, and needs none', () => {
  expect(readPartnerWords(written(JSON.stringify(partner)))).toEqual(partner)
  expect(readPartnerWords({})).toEqual({})
})

it.each([
  ['{', 'JSON'],
  ['[]', 'versions by name'],
  ['{"a b":{"terms":"x"}}', 'no name of a version'],
  ['{"energia-2026-11":{"terms":"x"}}', 'one of our own'],
  ['{"retirada-2026-11":{"terms":"x"}}', 'one of our own'],
  ['{"p-1":{"marketing":"x"}}', 'nothing of "terms"'],
  ['{"p-1":{"terms":" "}}', 'no words for "terms"'],
  ['{"p-1":{"terms":"x","termos":"y"}}', 'no words for "termos"'],
])('refuses %s: %s', (text, why) => expect(() => readPartnerWords(written(text))).toThrow(why))

it('names the file that is not there', () =>
  expect(() => readPartnerWords({ PARTNER_CONSENTS: '/nowhere.json' })).toThrow(': /nowhere.json'))
