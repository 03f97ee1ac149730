import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporary } from '../../server/testing/temporary'
import { consentVersions, readPartnerWords } from './consent-versions'
import cases from './testing/consent-versions.json'

const partner = { 'parceiro-v1.2': { terms: 'Aceito os termos do Parceiro.', contact: 'Podem ligar-me.' } }
const versions = consentVersions(partner)

it.each(cases.versions as [string, string, boolean][])('of %s about %s: %s', (textVersion, purpose, known) =>
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

it.each(cases.refused)('refuses %s: %s', (text, why) =>
  expect(() => readPartnerWords(written(text))).toThrow(why),
)

it('names the file that is not there', () =>
  expect(() => readPartnerWords({ PARTNER_CONSENTS: '/nowhere.json' })).toThrow(': /nowhere.json'))
