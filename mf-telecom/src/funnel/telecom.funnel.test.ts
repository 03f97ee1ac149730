import { enumeratePaths } from 'shared-lib/funnel/enumerate-paths'
import { nextStep, type RawAnswers, readAnswers, type Step, stepProblems } from 'shared-lib/funnel/flow'
import { addressOf, checkAnswers, readQuery } from 'shared-lib/funnel/funnel-address'
import { funnelGuard } from 'shared-lib/funnel/funnel-guard'
import { flowLead } from 'shared-lib/journey/define-journey'
import { telecomFunnel } from './telecom.funnel'

const [, mobileStep = {} as Step, loyaltyStep = {} as Step] = telecomFunnel.steps
const paths = enumeratePaths(telecomFunnel)
const home: RawAnswers = {
  downloadSpeed: '500',
  addSim: 'true',
  numOfSim: '2',
  mobileData: '50',
  contractExpiry: 'over4',
  expirationDate: '2027-06-30',
  currentProvider: 'MEOX',
  zipcode: '1000-001',
}

it('asks the four questions of everybody, in order', () => {
  expect(paths.map(({ slugs }) => slugs.join(' '))).toEqual([
    'internet telemovel fidelizacao operadora-atual',
  ])
})

it.each(paths)('goes from every answer of $slugs to the results', ({ raw }) => {
  const query = addressOf(telecomFunnel, '', raw).slice(1)
  expect(nextStep(telecomFunnel, raw)).toBeUndefined()
  expect(funnelGuard(telecomFunnel, { path: telecomFunnel.done, query })).toBeUndefined()
  expect(readAnswers(telecomFunnel, readQuery(telecomFunnel, query))).toEqual(readAnswers(telecomFunnel, raw))
})

it('lets each answer be changed and comes back to the list', () => {
  const list = checkAnswers(telecomFunnel, home)
  expect(list.map(({ slug }) => slug)).toEqual(telecomFunnel.steps.map(({ slug }) => slug))
  for (const { slug, change, answer } of list) {
    const [path = '', query = ''] = change.split('?')
    expect(answer).not.toMatch(/^$|undefined/)
    expect(funnelGuard(telecomFunnel, { path, query })).toBeUndefined()
    // The same answer sent again, as the plain form does.
    const sent = funnelGuard(telecomFunnel, { path: telecomFunnel.path, query: `${query}&enviado=${slug}` })
    expect(sent?.redirect).toMatch(/^\/tv-net-voz\/simular\/respostas\?/)
  }
})

it('asks about cards only when cards are wanted, and drops them when they no longer are', () => {
  const fieldsOf = (raw: RawAnswers) => stepProblems(telecomFunnel, mobileStep, raw).map(({ field }) => field)
  expect(fieldsOf({})).toEqual(['addSim'])
  expect(fieldsOf({ addSim: 'false' })).toEqual([])
  expect(fieldsOf({ addSim: 'true' })).toEqual(['numOfSim', 'mobileData'])
  expect(fieldsOf({ addSim: 'true', numOfSim: '6', mobileData: '7' })).toEqual(['numOfSim', 'mobileData'])
  expect(addressOf(telecomFunnel, '/x', { ...home, addSim: 'false' })).not.toMatch(/numOfSim|mobileData/)
})

it.each([
  { text: '30/06/2027', is: '2027-06-30' },
  { text: '2027-06-30', is: '2027-06-30' },
  { text: '30/6/2027', is: undefined },
  { text: '31/02/2027', is: undefined },
])('reads the last day $text as $is', ({ text, is }) => {
  const raw = { ...home, expirationDate: text }
  expect(readAnswers(telecomFunnel, raw).expirationDate).toBe(is)
  expect(stepProblems(telecomFunnel, loyaltyStep, raw)).toHaveLength(is ? 0 : 1)
})

it('takes no last day from somebody without loyalty, and none is fine', () => {
  expect(
    readAnswers(telecomFunnel, { ...home, contractExpiry: 'none', expirationDate: 'x' }),
  ).not.toHaveProperty('expirationDate')
  expect(stepProblems(telecomFunnel, loyaltyStep, { contractExpiry: 'under2' })).toEqual([])
})

it.each([
  { text: '1000-001', is: '1000-001' },
  { text: '1000001', is: '1000-001' },
  { text: '4000 123', is: '4000-123' },
  { text: '0999-001', is: undefined },
  { text: '1000', is: undefined },
])('reads the postal code $text as $is', ({ text, is }) =>
  expect(readAnswers(telecomFunnel, { ...home, zipcode: text }).zipcode).toBe(is),
)

const validateTelecomLead = flowLead(telecomFunnel)
const leadOf = (raw: RawAnswers) =>
  JSON.stringify(
    validateTelecomLead(
      {
        answers: readAnswers(telecomFunnel, raw),
        fullName: 'Ana Silva',
        email: 'ana@exemplo.pt',
        phone: '+351912345678',
        tcConsent: true,
      },
      '2026-11-21',
    ),
  )

it.each([
  { name: 'downloadSpeed', text: '1000' },
  { name: 'addSim', text: 'false' },
  { name: 'numOfSim', text: '5' },
  { name: 'mobileData', text: '0' },
  { name: 'contractExpiry', text: 'under2' },
  { name: 'expirationDate', text: '2027-07-31' },
  { name: 'currentProvider', text: 'none' },
  { name: 'zipcode', text: '4000-123' },
])('flipping $name to $text changes the lead', ({ name, text }) => {
  const flipped = leadOf({ ...home, [name]: text })
  expect(flipped).toContain('"lead"')
  expect(flipped).not.toBe(leadOf(home))
})
