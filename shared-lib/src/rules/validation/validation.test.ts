import { Email, Length, OneOf, Phone, Required, TermsAndPrivacy } from './decorators'
import { messages } from './messages'
import { problemsOf } from './validate'

/** Messages of one field decorated with one rule. */
function messageOf(decorator: PropertyDecorator, value: unknown): string | undefined {
  class Form {
    answer: unknown
  }
  decorator(Form.prototype, 'answer')
  const form = new Form()
  form.answer = value
  const [problem, ...others] = problemsOf(form)
  expect(others).toEqual([])
  return problem?.message
}

describe('the words of every rule', () => {
  it.each<[string, PropertyDecorator, unknown, unknown, string]>([
    ['required', Required(), 'a', '', 'Este campo é obrigatório'],
    ['phone', Phone(), '+351 912 345 678', '91234567', 'Insere um número de telemóvel válido'],
    ['phone, not text', Phone(), '253123456', 912345678, 'Insere um número de telemóvel válido'],
    ['email', Email(), 'ana@exemplo.pt', 'ana@exemplo', 'Insere um endereço de email válido'],
    [
      'terms and privacy',
      TermsAndPrivacy(),
      true,
      'true',
      'Para prosseguir deves aceitar os Termos e Condições e a Política de Privacidade',
    ],
    [
      'terms and privacy, untouched',
      TermsAndPrivacy(),
      true,
      undefined,
      'Para prosseguir deves aceitar os Termos e Condições e a Política de Privacidade',
    ],
    ['min length', Length(2, 9), 'ab', 'a', 'Insere pelo menos 2 caracteres'],
    ['max length', Length(1, 1), 'a', 'ab', 'Insere no máximo 1 carácter'],
    ['choice', OneOf(['dual', 'gas']), 'gas', 'coal', 'Escolhe uma das opções'],
  ])('%s', (_, decorator, good, bad, message) => {
    expect(messageOf(decorator, good)).toBeUndefined()
    expect(messageOf(decorator, bad)).toBe(message)
  })

  it.each([
    [messages.dateFrom('01/01/2026'), 'Insere uma data igual ou posterior a 01/01/2026'],
    [messages.dateUntil('12/2027'), 'Insere uma data igual ou anterior a 12/2027'],
    [messages.terms, 'Para prosseguir deves aceitar os Termos e Condições'],
    [messages.number, 'Insere um número válido'],
    [messages.wholeNumber, 'Insere um número inteiro'],
    [messages.moreThan(1000), 'Insere um valor superior a 1.000'],
    [messages.lessThan(0.5), 'Insere um valor inferior a 0,5'],
    [messages.min(1), 'Insere um valor igual ou superior a 1'],
    [messages.max(40), 'Insere um valor igual ou inferior a 40'],
    [messages.fileExtension(['png', 'jpg', 'pdf']), 'Insere um ficheiro png, jpg ou pdf'],
    [messages.fileSize(5, 'mb'), 'Insere um ficheiro com 5 MB no máximo'],
    [messages.fileSize(1500, 'kb'), 'Insere um ficheiro com 1.500 KB no máximo'],
  ])('%s', (message, words) => expect(message).toBe(words))
})

class Friend {
  @Required() @Length(2, 9) name: unknown
  @Required() @Email() email: unknown

  constructor(answers: Partial<Friend> = {}) {
    Object.assign(this, answers)
  }
}

describe('a form with several rules', () => {
  it('has no problem when everything is right', () =>
    expect(problemsOf(new Friend({ name: 'Rui', email: 'rui@exemplo.pt' }))).toEqual([]))

  it('returns the first message of each field, in the order of the class', () =>
    expect(problemsOf(new Friend())).toEqual([
      { field: 'name', message: 'Este campo é obrigatório' },
      { field: 'email', message: 'Este campo é obrigatório' },
    ]))

  it('returns the next rule once the first is kept', () =>
    expect(problemsOf(new Friend({ name: 'R', email: 'rui' }))).toEqual([
      { field: 'name', message: 'Insere pelo menos 2 caracteres' },
      { field: 'email', message: 'Insere um endereço de email válido' },
    ]))

  it('refuses a plain object, which carries no rules', () =>
    expect(() => problemsOf({ email: '' })).toThrow(TypeError))
})
