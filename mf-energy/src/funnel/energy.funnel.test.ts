import { toIsoDate } from 'shared-lib/dates/iso-date'
import { enumeratePaths } from 'shared-lib/funnel/enumerate-paths'
import { nextStep, type RawAnswers, readAnswers } from 'shared-lib/funnel/flow'
import { addressOf, checkAnswers, nextSlug, readQuery } from 'shared-lib/funnel/funnel-address'
import { funnelGuard } from 'shared-lib/funnel/funnel-guard'
import { householdOf } from '../domain/household'
import { rankOffers } from '../domain/rank-offers'
import { catalogue } from '../offers/catalogue'
import { validateEnergyLead } from './energy.answers'
import { energyFunnel } from './energy.funnel'

const paths = enumeratePaths(energyFunnel)
const today = '2026-11-21'

const waysOf = (energyType: string) =>
  paths
    .filter(({ raw }) => raw.energyType === energyType)
    .map(({ slugs, raw }) => `${raw.postalCode}: ${slugs.slice(1).join(' ')}`)

it('asks least: gas questions only for gas where its network may be, nothing more where there is no price', () => {
  const most = 'morada habitantes tempo-em-casa'
  expect(waysOf('dual')).toEqual([
    `1000: ${most} potencia-contratada escalao-gas comercializadora`,
    `7700: ${most} potencia-contratada comercializadora`,
    '9000: morada',
  ])
  expect(waysOf('electricity')).toEqual([
    `1000: ${most} potencia-contratada comercializadora`,
    '9000: morada',
  ])
  expect(waysOf('gas')).toEqual([`1000: ${most} escalao-gas comercializadora`, '7700: morada'])
})

it('has no unreachable step', () => {
  const reached = new Set(paths.flatMap(({ slugs }) => slugs))
  expect(energyFunnel.steps.map(({ slug }) => slug).filter((slug) => !reached.has(slug))).toEqual([])
})

it.each(paths)('goes from every answer of $slugs to the results', ({ raw }) => {
  const query = addressOf(energyFunnel, '', raw).slice(1)
  expect(nextStep(energyFunnel, raw)).toBeUndefined()
  expect(funnelGuard(energyFunnel, { path: energyFunnel.done, query })).toBeUndefined()
  expect(readAnswers(energyFunnel, readQuery(energyFunnel, query))).toEqual(readAnswers(energyFunnel, raw))
})

it.each(paths)('lets each answer of $slugs be changed and comes back to the list', ({ slugs, raw }) => {
  const list = checkAnswers(energyFunnel, raw)
  expect(list.map(({ slug }) => slug)).toEqual(slugs)
  for (const { slug, change, answer } of list) {
    const [path = '', query = ''] = change.split('?')
    expect(answer).not.toMatch(/^$|undefined/)
    expect(funnelGuard(energyFunnel, { path, query })).toBeUndefined()
    // The same answer sent again, as the plain form does.
    const sent = funnelGuard(energyFunnel, { path: energyFunnel.path, query: `${query}&enviado=${slug}` })
    expect(sent?.redirect).toMatch(/^\/energia\/simular\/respostas\?/)
    expect(sent?.redirect).not.toContain('returnTo')
  }
})

it('asks only what is new when a changed answer opens other questions, then comes back', () => {
  const raw = {
    energyType: 'dual',
    addressType: 'current',
    postalCode: '1000',
    inhabitants: '2',
    houseUsage: 'normal',
    contractedPower: '3.45',
    currentProvider: 'EDPC',
  }
  expect(nextSlug(energyFunnel, raw)).toBe('escalao-gas')
  expect(nextSlug(energyFunnel, { ...raw, gasTier: 'unknown' })).toBe('respostas')
})

it.each([
  { text: '1000', is: '1000' },
  { text: '1000-001', is: '1000' },
  { text: '4000 123', is: '4000' },
  { text: '0999', is: undefined },
  { text: '100', is: undefined },
  { text: 'abcd', is: undefined },
])('reads the postal code $text as $is', ({ text, is }) => {
  const raw = { energyType: 'dual', addressType: 'new', postalCode: text }
  expect(readAnswers(energyFunnel, raw).postalCode).toBe(is)
})

const home: RawAnswers = {
  energyType: 'dual',
  addressType: 'current',
  postalCode: '1000',
  inhabitants: '2',
  houseUsage: 'normal',
  contractedPower: '3.45',
  gasTier: 'unknown',
  currentProvider: 'EDPC',
}
const figures = (raw: RawAnswers) => {
  const on = toIsoDate(today)
  const ranking = rankOffers(householdOf(readAnswers(energyFunnel, raw), on), catalogue, {}, on)
  if (ranking.kind === 'not-covered') return ranking.reason
  const [first] = ranking.rows
  return `${ranking.rows.length} ${first?.yearlyCents} ${first?.savingCents}`
}
const leadOf = (raw: RawAnswers) =>
  JSON.stringify(
    validateEnergyLead(
      {
        answers: readAnswers(energyFunnel, raw),
        fullName: 'Ana Silva',
        email: 'ana@exemplo.pt',
        phone: '+351912345678',
        tcConsent: true,
      },
      today,
    ),
  )

it.each([
  { name: 'energyType', text: 'electricity' },
  { name: 'postalCode', text: '4000' },
  { name: 'inhabitants', text: '5' },
  { name: 'houseUsage', text: 'low' },
  { name: 'contractedPower', text: '6.9' },
  { name: 'gasTier', text: '4' },
  { name: 'currentProvider', text: 'GALP' },
])('flipping $name to $text changes a computed figure and the lead', ({ name, text }) => {
  expect(figures({ ...home, [name]: text })).not.toBe(figures(home))
  expect(leadOf({ ...home, [name]: text })).not.toBe(leadOf(home))
})

it('flipping the kind of address changes what the person who calls is told', () => {
  expect(leadOf({ ...home, addressType: 'new' })).not.toBe(leadOf(home))
})

it('says of each unknown answer what is not known, for who reads the answers without their questions', () => {
  const unknown = { contractedPower: 'unknown', gasTier: 'unknown', currentProvider: 'unknown' }
  const list = checkAnswers(energyFunnel, { ...home, energyType: 'dual', ...unknown })
  expect(list.slice(-3).map(({ answer }) => answer)).toEqual([
    'Potência por saber',
    'Escalão por saber',
    'Comercializadora por saber',
  ])
})
