import { consentVersionOf } from './consent-texts'
import { consentWords, withdrawalVersion } from './consent-words'

// Words that people agreed to may not change afterwards: another word needs another version.
it.each([
  ['terms', '2026-11', 'Li e aceito os Termos e Condições e a Política de Privacidade.'],
  ['marketing', '2026-11', 'Quero receber novidades e dicas de poupança por email e telefone.'],
  ['contact', '2026-11', 'Aceito que me liguem e escrevam sobre este pedido, com o que calculei.'],
  ['friend', '2026-11', 'O meu amigo sabe que vos dou o contacto dele e aceita que lhe liguem.'],
])('returns for %s in %s: %s', (purpose, version, words) => {
  expect(consentWords(`energia-${version}`, purpose)).toBe(words)
  expect(consentWords(`bank-checkout-${version}`, purpose)).toBe(words)
})

it('knows the words that are next to the boxes now', () => {
  for (const purpose of ['terms', 'marketing', 'contact', 'friend'])
    expect(consentWords(consentVersionOf({ path: '/energia/simular' }), purpose)).toBeDefined()
})

it('returns the words of a withdrawal', () =>
  expect(consentWords(withdrawalVersion, 'marketing')).toBe(
    'Já não quero que me liguem nem que me escrevam sobre este pedido, e retiro o que autorizei.',
  ))

it.each(['parceiro-v1', 'energia-1999-01', '2026-11', ''])('knows no words of %j', (version) =>
  expect(consentWords(version, 'terms')).toBeUndefined(),
)
