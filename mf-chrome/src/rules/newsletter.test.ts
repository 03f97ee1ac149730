import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import { signupProblems } from './newsletter'

const required = 'Este campo é obrigatório'
const invalid = 'Insere um endereço de email válido'
const terms = 'Para prosseguir deves aceitar os Termos e Condições'

describe('what stops the newsletter form', () => {
  it.each([
    ['', required],
    ['   ', required],
    ['ana', invalid],
    ['ana@', invalid],
    ['ana@exemplo', invalid],
    ['ana@exemplo.p', invalid],
    ['ana@exemplo.1pt', invalid],
    ['ana@@exemplo.pt', invalid],
    ['ana exemplo.pt', invalid],
    ['ana@exemplo.pt', undefined],
    [' ana.silva+poupar@mail.exemplo.com ', undefined],
  ])('the email %j: %s', (email, message) =>
    expect(signupProblems({ email, tcConsent: true })).toEqual(message ? { email: message } : {}),
  )

  it('names email and terms together, so that nobody has to send twice to learn both', () =>
    expect(signupProblems({ email: '', tcConsent: false })).toEqual({ email: required, tcConsent: terms }))

  it('lets no address through without the terms', () =>
    forAll(fc.string(), (email) => {
      expect(signupProblems({ email, tcConsent: false }).tcConsent).toBe(terms)
    }))

  it('asks for a dot and two letters after it, whatever stands before', () =>
    forAll(fc.stringMatching(/^[a-z]{1,9}$/), fc.stringMatching(/^[a-z]{0,6}$/), (domain, top) => {
      const { email } = signupProblems({ email: `ana@${domain}.${top}`, tcConsent: true })
      expect(email === undefined).toBe(top.length >= 2)
    }))
})
