import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { linkedParts, ourConsentWords, readConsentWords } from './consent-words'

const own = { newsletterConsent: ' Sim, quero. ', newsletterConsentVersion: '2027-01' }

describe('the words next to the newsletter’s box', () => {
  it('are the editor’s under a version of their own', () =>
    expect(readConsentWords(own)).toEqual({ sentence: 'Sim, quero.', version: 'newsletter-2027-01' }))

  it.each<[string, Record<string, unknown>]>([
    ['nothing is written', {}],
    ['there is a version without words', { newsletterConsentVersion: '2027-01' }],
    ['there are words without a version', { newsletterConsent: 'Sim.' }],
    ['the version is that of our own words', { ...own, newsletterConsentVersion: '2026-11' }],
    ['the version is no name', { ...own, newsletterConsentVersion: '2027/01; x' }],
    ['the fields are no text', { newsletterConsent: 7, newsletterConsentVersion: [] }],
  ])('are ours where %s', (_, footer) => expect(readConsentWords(footer)).toBe(ourConsentWords))
})

describe('a sentence with links', () => {
  it('is cut into texts and links, in order', () =>
    expect(linkedParts('Aceito os [Termos](/termos) e a [lei](https://dre.pt/x).')).toEqual([
      'Aceito os ',
      { text: 'Termos', href: '/termos' },
      ' e a ',
      { text: 'lei', href: 'https://dre.pt/x' },
      '.',
    ]))

  it.each(['[x](javascript:alert(1))', '[x](//evil.example)', '[x](data:text/html,x)', '[x]()', '[x] (/a)'])(
    'takes %s for text',
    (sentence) => expect(linkedParts(sentence)).toEqual([sentence]),
  )

  it('loses no word of any sentence', () =>
    forAll(fc.string(), (sentence) => {
      const parts = linkedParts(sentence)
      const whole = parts.map((part) => (typeof part === 'string' ? part : `[${part.text}](${part.href})`))
      expect(whole.join('')).toBe(sentence)
    }))
})
