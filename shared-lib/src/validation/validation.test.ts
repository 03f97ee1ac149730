import { toIsoDate } from '../dates/iso-date'
import { ValidateNested } from './class-validator.facade'
import {
  DateText,
  Email,
  EuriborMonth,
  FileExtension,
  FileSize,
  GtmId,
  InsuranceStart,
  LessThan,
  LicencePlate,
  List,
  Max,
  MaxLength,
  Min,
  MinimumAge,
  MinLength,
  MoreThan,
  Nif,
  Numeric,
  OneOf,
  Phone,
  PostalCode,
  PostalPrefix,
  Required,
  Satisfies,
  Terms,
  TermsAndPrivacy,
  When,
  WholeNumber,
  ZipCode,
} from './decorators'
import { problemsOf } from './validate'

const today = toIsoDate('2026-11-21')

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
  const may = (years: number) => ({ min: toIsoDate('2026-01-01'), max: toIsoDate(`${2026 + years}-12-31`) })

  it.each<[string, PropertyDecorator, unknown, unknown, string]>([
    ['required', Required(), 'a', ' ', 'Este campo é obrigatório'],
    ['required list', Required(), ['a'], [], 'Este campo é obrigatório'],
    ['date', DateText('DD/MM/YYYY'), '29/02/2024', '29/02/2026', 'Insere uma data válida'],
    ['month', DateText('MM/YYYY'), '02/2026', '13/2026', 'Insere uma data válida'],
    ['year', DateText('YYYY'), '2026', '26', 'Insere uma data válida'],
    ['date, year first', DateText('YYYY/MM/DD'), '2026/02/28', '2026/02/30', 'Insere uma data válida'],
    ['month, year first', DateText('YYYY/MM'), '2026/02', '2026-02', 'Insere uma data válida'],
    [
      'date too early',
      DateText('DD/MM/YYYY', may(1)),
      '01/01/2026',
      '31/12/2025',
      'Insere uma data igual ou posterior a 01/01/2026',
    ],
    [
      'month too late',
      DateText('MM/YYYY', may(1)),
      '12/2027',
      '01/2028',
      'Insere uma data igual ou anterior a 12/2027',
    ],
    ['phone', Phone(), '+351 912 345 678', '91234567', 'Insere um número de telemóvel válido'],
    ['phone, not text', Phone(), '253123456', 912345678, 'Insere um número de telemóvel válido'],
    ['email', Email(), 'ana@exemplo.pt', 'ana@exemplo', 'Insere um endereço de email válido'],
    ['terms', Terms(), true, false, 'Para prosseguir deves aceitar os Termos e Condições'],
    ['terms, untouched', Terms(), true, undefined, 'Para prosseguir deves aceitar os Termos e Condições'],
    [
      'terms and privacy',
      TermsAndPrivacy(),
      true,
      'true',
      'Para prosseguir deves aceitar os Termos e Condições e a Política de Privacidade',
    ],
    ['number', Numeric(), 1.5, 'abc', 'Insere um número válido'],
    ['whole number', WholeNumber(), 40, 40.5, 'Insere um número inteiro'],
    ['more than', MoreThan(1000), 1000.01, 1000, 'Insere um valor superior a 1.000'],
    ['less than', LessThan(0.5), 0.49, 0.5, 'Insere um valor inferior a 0,5'],
    ['min', Min(1), 1, 0.99, 'Insere um valor igual ou superior a 1'],
    ['max', Max(40), 40, 41, 'Insere um valor igual ou inferior a 40'],
    ['min length', MinLength(2), 'ab', 'a', 'Insere pelo menos 2 caracteres'],
    ['max length', MaxLength(1), 'a', 'ab', 'Insere no máximo 1 carácter'],
    ['postal code', PostalCode(), '1000-001', '1000', 'Insere um código postal válido, no formato 0000-000'],
    ['postal prefix', PostalPrefix(), '1000', '100', 'Insere os primeiros 4 dígitos do teu código postal'],
    ['zip code', ZipCode(), '1000-001', '1000-00', 'Insere um código postal válido, no formato 0000-000'],
    ['NIF', Nif(), '123456789', '123456780', 'Insere um NIF válido'],
    [
      'file extension',
      FileExtension(),
      { name: 'a.pdf', size: 1 },
      { name: 'a.gif', size: 1 },
      'Insere um ficheiro png, jpg ou pdf',
    ],
    [
      'file size in mb',
      FileSize(5),
      { name: 'a.pdf', size: 5_242_880 },
      { name: 'a.pdf', size: 5_242_881 },
      'Insere um ficheiro com 5 MB no máximo',
    ],
    [
      'file size in kb',
      FileSize(1500, 'kb'),
      { name: 'a.pdf', size: 1_500_000 },
      { name: 'a.pdf', size: 1_500_001 },
      'Insere um ficheiro com 1.500 KB no máximo',
    ],
    ['list', List(), [], 'a', 'Escolhe uma das opções'],
    ['list with one item', List({ required: true }), ['a'], [], 'Este campo é obrigatório'],
    ['list not given', List({ required: true }), ['a'], undefined, 'Este campo é obrigatório'],
    ['choice', OneOf(['dual', 'gas']), 'gas', 'coal', 'Escolhe uma das opções'],
    ['licence plate', LicencePlate(), '12-AB-34', '12-AB-3', 'Matrícula inválida'],
    ['minimum age', MinimumAge(today), '21/11/2008', '22/11/2008', 'A idade mínima é 18 anos'],
    ['minimum age of no date', MinimumAge(today), '21/11/2008', '31/02/1990', 'Insere uma data válida'],
    [
      'other minimum age',
      MinimumAge(today, { years: 21, format: 'YYYY/MM/DD' }),
      '2005/11/21',
      '2005/11/22',
      'A idade mínima é 21 anos',
    ],
    [
      'insurance start too early',
      InsuranceStart({ minimum: today, today }),
      '21/11/2026',
      '20/11/2026',
      'Data de início de seguro inválida',
    ],
    [
      'insurance start too late',
      InsuranceStart({ minimum: today, today }),
      '21/12/2026',
      '22/12/2026',
      'A simulação só é válida por 30 dias',
    ],
    [
      'euribor month',
      EuriborMonth(today),
      '10/2026',
      '11/2026',
      'Só é possível calcular a tua taxa euribor com uma prestação no passado',
    ],
    ['GTM id', GtmId(), 'GTM-ABC12', 'gtm-abc12', 'is not a valid GTM-ID'],
    [
      'rule without words',
      Satisfies('even', (value) => Number(value) % 2 === 0),
      2,
      3,
      'answer is not valid.',
    ],
    ['rule with words', Satisfies('even', (value) => value === 2, 'Insere 2'), 2, 3, 'Insere 2'],
  ])('%s', (_, decorator, good, bad, message) => {
    expect(messageOf(decorator, good)).toBeUndefined()
    expect(messageOf(decorator, bad)).toBe(message)
  })

  it.each<[string, PropertyDecorator]>([
    ['email', Email()],
    ['phone', Phone()],
    ['NIF', Nif()],
    ['number', Numeric()],
    ['min', Min(1)],
    ['min length', MinLength(2)],
    ['date', DateText('YYYY')],
    ['minimum age', MinimumAge(today)],
    ['choice', OneOf(['a'])],
    ['list', List()],
    ['file', FileExtension()],
  ])('an optional %s may stay empty', (_, decorator) => {
    expect(messageOf(decorator, undefined)).toBeUndefined()
    expect(messageOf(decorator, null)).toBeUndefined()
  })

  it('an optional text may be emptied again', () => expect(messageOf(Email(), '')).toBeUndefined())
})

class Loan {
  @Required() @Numeric() propertyValue: number | undefined
  @Required() @Numeric() @Max((loan: Loan) => loan.propertyValue ?? 0) wantToBorrow: number | undefined
  @When((loan: Loan) => loan.firstTime === false) @Required() spread: number | undefined
  @Required() @DateText('DD/MM/YYYY') @MinimumAge((loan: Loan) => loan.today) dateOfBirth = ''
  firstTime = true

  constructor(
    readonly today: ReturnType<typeof toIsoDate>,
    answers: Partial<Loan> = {},
  ) {
    Object.assign(this, answers)
  }
}

describe('a form with several rules', () => {
  const good = { propertyValue: 200_000, wantToBorrow: 180_000, dateOfBirth: '21/11/2008' }

  it('has no problem when everything is right', () => expect(problemsOf(new Loan(today, good))).toEqual([]))

  it('tells the first message of each field, in the order of the class', () =>
    expect(problemsOf(new Loan(today))).toEqual([
      { field: 'propertyValue', message: 'Este campo é obrigatório' },
      { field: 'wantToBorrow', message: 'Este campo é obrigatório' },
      { field: 'dateOfBirth', message: 'Este campo é obrigatório' },
    ]))

  it('shows the date as wrong before it speaks of age', () =>
    expect(problemsOf(new Loan(today, { ...good, dateOfBirth: '99/99/1990' }))).toEqual([
      { field: 'dateOfBirth', message: 'Insere uma data válida' },
    ]))

  it('takes a limit from another answer', () =>
    expect(problemsOf(new Loan(today, { ...good, wantToBorrow: 200_001 }))).toEqual([
      { field: 'wantToBorrow', message: 'Insere um valor igual ou inferior a 200.000' },
    ]))

  it('takes the day from the form, never from the clock', () => {
    const born = { ...good, dateOfBirth: '22/11/2008' }
    expect(problemsOf(new Loan(today, born))).toEqual([
      { field: 'dateOfBirth', message: 'A idade mínima é 18 anos' },
    ])
    expect(problemsOf(new Loan(toIsoDate('2026-11-22'), born))).toEqual([])
  })

  it('asks for a field only when it applies', () =>
    expect(problemsOf(new Loan(today, { ...good, firstTime: false }))).toEqual([
      { field: 'spread', message: 'Este campo é obrigatório' },
    ]))

  it('speaks only of the fields a step asks for', () =>
    expect(problemsOf(new Loan(today), ['dateOfBirth'])).toEqual([
      { field: 'dateOfBirth', message: 'Este campo é obrigatório' },
    ]))

  it('names nested fields by their path', () => {
    class Person {
      @Required() name = ''
    }
    class Household {
      @ValidateNested() holder = new Person()
    }
    const problem = { field: 'holder.name', message: 'Este campo é obrigatório' }
    expect(problemsOf(new Household())).toEqual([problem])
    expect(problemsOf(new Household(), ['holder'])).toEqual([problem])
  })

  it('refuses a plain object, which carries no rules', () =>
    expect(() => problemsOf({ dateOfBirth: '' })).toThrow(TypeError))
})
