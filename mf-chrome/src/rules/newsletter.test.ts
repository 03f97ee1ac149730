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
    ['ana@exemplo', invalid],
    [' ana.silva+poupar@mail.exemplo.com ', undefined],
  ])('the email %j: %s', (email, message) =>
    expect(signupProblems({ email, tcConsent: true })).toEqual(message ? { email: message } : {}),
  )

  it('names email and terms together, so that no visitor has to send twice to learn both', () =>
    expect(signupProblems({ email: '', tcConsent: false })).toEqual({ email: required, tcConsent: terms }))

  it('lets no address through without the terms', () =>
    forAll(fc.string(), (email) => {
      expect(signupProblems({ email, tcConsent: false }).tcConsent).toBe(terms)
    }))
})
