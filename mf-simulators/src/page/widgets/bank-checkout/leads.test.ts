import fc from 'fast-check'
import type { LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import { forAll } from 'shared-lib/testing/for-all'
import { leadForms } from '../../../lead-forms'
import { validateLeadCapture } from '../../leads/lead-capture.answers'
import { validateReferral } from '../../leads/referral.answers'
import {
  bankCheckoutOf,
  bankCheckoutOfTag,
  toCreditJourney,
  validateBankCheckout,
} from './bank-checkout.lead'
import told from './testing/leads.json'

const today = '2026-11-21'
const required = 'Este campo é obrigatório'
const contact = { fullName: 'Ana Sá', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
const capture = { ...contact, product: 'energy', marketingOptIn: true }
const called = { ...contact, contactConsent: true, calculator: 'deed-costs' }
const referral = { ...contact, referrerEmail: 'rui@exemplo.pt', product: 'telecom', friendConsent: true }

interface Kind {
  readonly name: string
  readonly validate: LeadSchema
  readonly body: Readonly<Record<string, unknown>>
  readonly lead: Readonly<Record<string, unknown>>
}

const kinds: readonly Kind[] = [
  { name: 'lead-capture', validate: validateLeadCapture, body: capture, lead: capture },
  {
    name: 'bank-checkout',
    validate: validateBankCheckout,
    body: { ...called, inputs: 'price=300000&young=true&loan=200000&region=azores&share=5' },
    lead: {
      ...called,
      inputs: 'price=300000&region=azores&young=true&loan=200000',
      ...told,
    },
  },
  {
    name: 'referral',
    validate: validateReferral,
    body: { ...referral, referrerName: ' Rui Paz ' },
    lead: { ...referral, referrerName: 'Rui Paz' },
  },
]

describe.each(kinds)('a lead of $name', ({ name, validate, body, lead }) => {
  it('keeps what it knows and drops the rest', () =>
    expect(validate({ ...body, price: 1, __proto__: { a: 1 } }, today)).toEqual({ lead }))

  it('needs the fields that it declares as needed, which are all that its form sends', () => {
    const fields = leadForms.leadFields[name] ?? []
    for (const { name: field, required } of fields) {
      const { [field]: _, ...rest } = body
      expect([field, 'problems' in validate(rest, today)]).toEqual([field, required === 'always'])
    }
    const names = fields.map((field) => field.name)
    expect(names).toEqual(expect.arrayContaining(Object.keys(body)))
  })

  it('survives anything, in its place and in its fields', () => {
    const anyField = fc.tuple(fc.constantFrom(...Object.keys(body)), fc.oneof(fc.anything(), fc.string()))
    forAll(fc.anything(), anyField, (anything, [field, value]) => {
      expect(validate(anything, today)).toHaveProperty('problems')
      const outcome = validate({ ...body, [field]: value }, today)
      expect('lead' in outcome || outcome.problems.length > 0).toBe(true)
    })
  })
})

describe('what each asks besides the contact', () => {
  it.each([
    [0, 'product', required, undefined],
    [0, 'product', 'Escolhe uma das opções', 'boats'],
    [1, 'contactConsent', required, false],
    [1, 'contactConsent', required, 'true'],
    [2, 'product', required, ''],
    [2, 'friendConsent', required, false],
    [2, 'referrerName', required, ' '],
    [2, 'referrerEmail', 'Insere um endereço de email válido', 'rui'],
  ])('%d: %s «%s» for %j', (kind, field, message, value) =>
    expect(kinds[kind]?.validate({ ...kinds[kind]?.body, [field]: value }, today)).toEqual({
      problems: [{ field, message }],
    }),
  )

  it('lists what is missing in the order of the form', () => {
    const outcome = validateReferral({}, today)
    const fields = 'problems' in outcome ? outcome.problems.map(({ field }) => field) : []
    expect(fields).toEqual([
      'referrerName',
      'referrerEmail',
      'fullName',
      'email',
      'phone',
      'product',
      'friendConsent',
      'tcConsent',
    ])
  })
})

describe('what a bank’s proposal starts from', () => {
  const personal = '/credito-pessoal/simular'
  const irs = 'gross_income_a=21000&county=Lisboa&general_family_a=0&withholding_a=2800'
  const page = (query: string) => bankCheckoutOf({ path: '/simuladores/pedir-proposta', query, today })

  it('is read from the address, in the words of the calculator', () =>
    expect(page('calculadora=deed-costs&price=250000&buyers=muitos&email=ana@exemplo.pt')).toEqual({
      calculator: 'deed-costs',
      inputs: 'price=250000&buyers=muitos',
      words: [
        { label: 'Preço da casa', value: '250.000\u00a0€' },
        { label: 'O que compras', value: 'Casa para viver' },
        { label: 'Região', value: 'Continente' },
        { label: 'Escritura e registo', value: 'Casa Pronta' },
      ],
    }))

  it.each([
    ['loan&wantToBorrowBase=5000&tan=9', `${personal}?loanType=others&wantToBorrowBase=5000&proposalTan=9`],
    ['deed-costs&price=1&purpose=rural', undefined],
    ['imi&vpt=1', undefined],
    ['wages', undefined],
  ])('leads an older link of %s to the journey of its loan, where there is one', (of, href) =>
    expect(
      toCreditJourney({ path: '/simuladores/pedir-proposta', query: `calculadora=${of}`, today }),
    ).toEqual(href && { redirect: href }),
  )

  it.each(['', 'calculadora=wages&vpt=1', 'calculadora=__proto__', 'price=1'])('is nothing for %j', (query) =>
    expect(page(query)).toBeUndefined(),
  )

  it('is what an editor wrote into the tag', () =>
    expect(bankCheckoutOfTag({ attributes: { calculator: 'loan', inputs: undefined }, today })).toMatchObject(
      { calculator: 'loan', words: [] },
    ))

  it('is kept without a calculator too', () =>
    expect(validateBankCheckout({ ...contact, contactConsent: true, calculator: 'wages' }, today)).toEqual({
      lead: { ...contact, contactConsent: true },
    }))

  it.each([
    ['net-salary', 'wage_raw=1500', 'Líquido por mês: 1.167\u00a0€ por mês', 'Situação fiscal: Não casado'],
    ['irs', irs, 'Reembolso: 405,73\u00a0€', 'Concelho: Lisboa'],
    ['imi', 'vpt=150000&county=1106', 'IMI do ano: 450\u00a0€', 'Tipo de prédio: Urbano'],
    ['euribor', '', undefined, undefined],
  ])(
    'of %s is its result, worked out again, and what was taken for granted',
    (calculator, inputs, first, asked) => {
      const told = { calculator, inputs, shown: ['Inventado: 1 €'], asked: ['Inventado: 1 €'] }
      const outcome = validateBankCheckout({ ...contact, contactConsent: true, ...told }, today)
      const lead = 'lead' in outcome ? (outcome.lead as Record<string, string[]>) : {}
      expect(lead.shown?.[0]).toBe(first)
      expect(lead.asked).toEqual(asked ? expect.arrayContaining([asked]) : [])
      expect(JSON.stringify(lead)).not.toContain('Inventado')
    },
  )

  it('shows the result on the page', () =>
    expect(page('calculadora=net-salary&wage_raw=1500')).toMatchObject({
      shown: { value: { label: 'Líquido por mês', value: '1.167\u00a0€ por mês' } },
    }))
})
