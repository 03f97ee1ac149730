import type { RawAnswers } from 'shared-lib/kit/form/input-field'
import { nextStep } from 'shared-lib/kit/funnel/flow'
import { addressOf, nextSlug, readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { contact, describeFunnel } from 'shared-lib/kit/funnel/testing/describe-funnel'
import definition from '../../micro-frontend'
import { insuranceFunnel } from './insurance.funnel'
import { insuranceStart } from './insurance.start'
import cases from './testing/insurance.funnel.json'

const today = '2026-11-23'
const validateLead = (body: unknown) => {
  const lead = definition.leads?.['car-insurance']
  if (!lead) throw new Error('no lead')
  return lead(body, today)
}
const leadOf = (answers: object, change = {}) => validateLead({ answers, ...contact, ...change })

const { whole } = cases

it('lets a whole lead through, and only what is known of it', () =>
  expect(leadOf({ ...whole, isAdmin: true }, { extra: 1 })).toEqual({
    lead: {
      answers: whole,
      ...contact,
      marketingOptIn: false,
      asked: 'um seguro de carro contra terceiros com vidros, abaixo de 280,50\u00a0€ por ano',
    },
  }))

it('asks for a cover alone where there is no price to compare with', () => {
  const asked = { ...whole, product: 'motorbike', insuranceType: 'all', hasReference: false }
  expect(leadOf(asked)).toHaveProperty('lead.asked', 'um seguro de mota de danos próprios')
})

const typed: RawAnswers = {
  ...Object.fromEntries(
    Object.entries(whole).map(([name, value]) => [name, String(value).replace('.', ',')]),
  ),
  insuranceStart: '2026-11-24',
}

describeFunnel(insuranceFunnel, {
  chips: true,
  start: insuranceStart,
  ways: ['veiculo tipo-de-seguro oferta-de-referencia matricula informacao-pessoal'],
  wholes: [typed, { ...typed, insured: 'false' }],
  instead: { insuranceExpiryDate: ['11/12/2026'], insuranceStart: ['25/11/2026'] },
  today,
  lead: validateLead,
})

it('shows results without anything personal, for which the contact form waits', () => {
  const query = addressOf(insuranceFunnel, '', typed).slice(1)
  for (const name of ['licensePlate', 'dateOfBirth', 'licenseDate', 'postalCode', 'nif', 'firstInsurance'])
    expect(query).not.toContain(name)
  const carried = readQuery(insuranceFunnel, query)
  expect(nextSlug(insuranceFunnel, carried)).toBe('respostas')
  expect(nextStep(insuranceFunnel, carried)?.slug).toBe('matricula')
})

it('asks for the start where there is no insurance yet, and drops the end of one', () =>
  expect(leadOf({ ...whole, insured: false, insuranceStart: '2026-11-24' })).toMatchObject({
    lead: { answers: { insured: false, insuranceStart: '2026-11-24' } },
  }))

it.each(cases.refused as [object, string, string][])('refuses the answer %j: %s', (change, field, message) =>
  expect(leadOf({ ...whole, ...change })).toEqual({
    problems: [{ field, message: expect.stringContaining(message) }],
  }),
)

it.each(['2026-11-23', '2026-12-23', '2027-11-01'])('takes a policy that ends on %s', (day) =>
  expect(leadOf({ ...whole, insuranceExpiryDate: day })).toHaveProperty('lead'),
)

it('lets a visitor of sixteen have a licence for motorbikes', () =>
  expect(
    leadOf({ ...whole, product: 'motorbike', dateOfBirth: '1995-02-01', licenseDate: '2011-02-01' }),
  ).toHaveProperty('lead'))

it('counts the quotes of a lead again, held against what was asked for', () => {
  const quote = (name: string, total: string, covers: string) => ({ name, texts: { total, covers } })
  const basic = 'liabilityMandatory.travelAssistance.legalProtection.occupants'
  const answered = leadOf(whole, {
    proposals: [quote('Sem vidros', '200', basic), quote('Com tudo', '240', `${basic}.glass`)],
  })
  expect(answered).toMatchObject({
    lead: {
      proposals: [
        { name: 'Com tudo', place: 1, cents: 24000 },
        { name: 'Sem vidros', place: 2, cents: 20000 },
      ],
    },
  })
})
