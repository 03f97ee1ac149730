import { askedFields, nextStep, type RawAnswers, readAnswers, stepProblems } from 'shared-lib/kit/funnel/flow'
import { addressOf, checkAnswers, nextSlug, readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { funnelGuard } from 'shared-lib/kit/funnel/funnel-guard'
import { describeFunnel } from 'shared-lib/kit/funnel/testing/describe-funnel'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { catalogue } from '../../data/offers/catalogue'
import { householdOf } from '../../rules/household'
import { rankOffers } from '../../rules/rank-offers'
import { energyFunnel } from './energy.funnel'
import mistakes from './energy.funnel.test.json'
import { validateEnergyLead } from './energy.lead'
import { energyStart } from './energy.start'
import cases from './testing/energy.funnel.json'

const today = '2026-11-21'

it('asks no visitor whose bill has the year’s use how many they are, nor when they are at home', () => {
  const bill = cases.bill
  expect(nextStep(energyFunnel, bill)).toBeUndefined()
  for (const one of ['kwhOffPeak', 'kwhGas'])
    expect(nextStep(energyFunnel, { ...bill, [one]: '' })?.slug).toBe('habitantes')
  expect(nextStep(energyFunnel, { ...bill, energyType: 'electricity', kwhGas: '' })).toBeUndefined()
})

it('asks only what is new when a changed answer opens other questions, then comes back', () => {
  const { gasTier: _, ...raw } = home
  expect(nextSlug(energyFunnel, raw)).toBe('escalao-gas')
  expect(nextSlug(energyFunnel, { ...raw, gasTier: 'unknown' })).toBe('respostas')
})

it.each<[postalCode: string, is: string | undefined]>([
  ['1000', '1000'],
  ['1000-001', '1000'],
  ['4000 123', '4000'],
  ...['0999', '100', 'abcd'].map((wrong): [string, undefined] => [wrong, undefined]),
])('reads the postal code %s as %s', (postalCode, is) => {
  const raw = { energyType: 'dual', addressType: 'new', postalCode }
  expect(readAnswers(energyFunnel, raw).postalCode).toBe(is)
})

const home = cases.home as RawAnswers
const paid = { ...home, energyType: 'electricity', billTotal: '62,40', billDays: '31' }
const unknown: RawAnswers = { ...home, contractedPower: 'unknown' }
const large: RawAnswers = { ...home, inhabitants: '5' }
const simple = cases.simple as RawAnswers
const bi = cases.bi as RawAnswers
const peaks = { kwhPeak: '900', kwhMid: '2100', peakPrice: '0,25', midPrice: '0,18' }
const tri: RawAnswers = { ...bi, ...peaks, meter: 'tri' }

const most = 'tipo-de-produto morada habitantes tempo-em-casa'

describeFunnel(energyFunnel, {
  start: energyStart,
  // Gas questions only for gas where its network may be, nothing more where there is no price.
  ways: [
    `${most} potencia-contratada escalao-gas comercializadora`,
    `${most} potencia-contratada comercializadora`,
    'tipo-de-produto morada',
    `${most} escalao-gas comercializadora`,
  ],
  wholes: [home, { ...home, energyType: 'gas' }, unknown, large, simple, bi, tri, paid],
  // Samples that are what is counted without an answer.
  instead: {
    contractedPower: ['6.9', 'unknown'],
    powerPrice: ['0,5'],
    energyPrice: ['0,2'],
    gasKwhPeriod: ['year'],
    billDays: ['60'],
    municipality: ['1312'],
  },
  today,
  lead: validateEnergyLead,
  results(query) {
    const on = toIsoDate(today)
    const answers = readAnswers(energyFunnel, readQuery(energyFunnel, query))
    const ranking = rankOffers(householdOf(answers, on), catalogue, {}, on)
    if (ranking.kind === 'not-covered') return ranking.reason
    const [first] = ranking.rows
    return [ranking.rows.length, first?.yearlyCents, first?.savingCents, ranking.current?.yearlyCents]
  },
  onlyInLead: ['addressType'],
})

it('names in each unknown answer what is not known, for readers of answers without their questions', () => {
  const unknown = { contractedPower: 'unknown', gasTier: 'unknown', currentProvider: 'unknown' }
  const list = checkAnswers(energyFunnel, { ...home, energyType: 'dual', ...unknown })
  const told = ['Não sei a potência', 'Não sei o escalão', 'Não sei a comercializadora']
  expect(list.slice(4, 7).map(({ answer }) => answer)).toEqual(told)
})

describe('a bill', () => {
  const bill = (raw: RawAnswers) =>
    energyFunnel.steps
      .filter(({ slug }) => slug.startsWith('fatura-'))
      .flatMap((step) => stepProblems(energyFunnel, step, { ...home, ...raw }))
  const answerOf = (slug: string, raw: RawAnswers) =>
    checkAnswers(energyFunnel, raw)
      .find((one) => one.slug === slug)
      ?.answer.replaceAll('\u00a0', ' ')

  it.each<[field: string, message: string, RawAnswers]>(mistakes as [string, string, RawAnswers][])(
    'reports at %s only «%s» for %j',
    (field, message, raw) => {
      expect(bill(raw)).toEqual([{ field, message }])
      const answers = { ...home, ...raw }
      const query = addressOf(energyFunnel, '', answers).slice(1)
      expect(funnelGuard(energyFunnel, { path: energyFunnel.done, query })?.redirect).toContain('/fatura-')
    },
  )

  it.each([{}, simple, bi, tri, { kwhPeriod: 'year' }, { meter: 'tri' }])('takes %j', (raw) =>
    expect(bill(raw)).toEqual([]),
  )

  it('keeps only what the meter counts, and large families only of five or more', () => {
    expect(readAnswers(energyFunnel, { ...bi, largeFamily: 'true' })).not.toHaveProperty('largeFamily')
    expect(readAnswers(energyFunnel, bi)).not.toHaveProperty('energyPrice')
    expect(addressOf(energyFunnel, '', { ...tri, meter: 'bi' })).not.toMatch(/kwhPeak|midPrice/)
  })

  it('asks the social tariff once, of whichever bill comes first', () => {
    const places = (energyType: string) =>
      askedFields(energyFunnel, { ...home, energyType })
        .filter(({ name }) => name === 'socialTariff')
        .map(({ step }) => step.slug)
    expect(places('dual')).toEqual(['fatura-eletricidade'])
    expect(places('electricity')).toEqual(['fatura-eletricidade'])
    expect(places('gas')).toEqual(['fatura-gas'])
  })

  it('is described in words, for check-your-answers', () => {
    expect(answerOf('fatura-eletricidade', home)).toBe('')
    expect(answerOf('fatura-eletricidade', { ...home, kwhPeriod: 'year' })).toBe('')
    const yearly = { ...simple, kwhElectricity: '5.000', kwhPeriod: 'year' }
    const inAYear = '5.000 kWh por ano, 0,1654 €/kWh, potência 0,3456 €/dia'
    expect(answerOf('fatura-eletricidade', yearly)).toBe(inAYear)
    const family = { ...bi, inhabitants: '6', largeFamily: 'true', socialTariff: 'true' }
    expect(answerOf('fatura-eletricidade', family)).toBe(
      'Bi-horário, 3.000 kWh fora de vazio e 2.000 kWh em vazio por ano, 0,19 €/kWh fora de vazio e 0,1 €/kWh em vazio, potência 0,3456 €/dia, família numerosa, tarifa social',
    )
    const ofGas = '120 kWh por mês, 0,07 €/kWh, termo fixo 0,09 €/dia'
    expect(answerOf('fatura-gas', { ...simple, socialTariff: 'true' })).toBe(ofGas)
    expect(answerOf('fatura-gas', { ...home, energyType: 'gas', socialTariff: 'true' })).toBe('tarifa social')
  })

  it.each(['fatura-eletricidade', 'fatura-gas'])(
    'is added and changed by %s from where it was opened',
    (slug) => {
      const path = `${energyFunnel.path}/${slug}`
      for (const target of ['respostas', 'resultados']) {
        const query = addressOf(energyFunnel, '', simple, { returnTo: target }).slice(1)
        expect(funnelGuard(energyFunnel, { path, query })).toBeUndefined()
        const sent = funnelGuard(energyFunnel, { path: energyFunnel.path, query: `${query}&enviado=${slug}` })
        const page = target === 'resultados' ? energyFunnel.done : `${energyFunnel.path}/respostas`
        expect(sent).toEqual({ redirect: addressOf(energyFunnel, page, simple) })
      }
    },
  )

  it('comes back to its own question when half of it was sent without script', () => {
    const query = addressOf(energyFunnel, '', { ...home, meter: 'bi', kwhOffPeak: '2000' }).slice(1)
    const sent = { path: energyFunnel.path, query: `${query}&kwhOutsideOffPeak=&enviado=fatura-eletricidade` }
    const back = /fatura-eletricidade\?.*enviado=fatura-eletricidade$/
    expect(funnelGuard(energyFunnel, sent)?.redirect).toMatch(back)
  })
})

it('takes what was ticked in a form sent without script, each under the same name', () => {
  const { contractedPower: _, currentProvider: __, ...before } = home
  const query = `${new URLSearchParams(before)}&contractedPower=unknown&appliances=hob&appliances=fridge&enviado=potencia-contratada`
  const { redirect = '' } = funnelGuard(energyFunnel, { path: energyFunnel.path, query }) ?? {}
  expect(redirect).toContain('/comercializadora?')
  const next = new URLSearchParams(redirect.split('?')[1])
  expect(next.getAll('appliances')).toEqual(['fridge.hob'])
  const { appliances } = readAnswers(energyFunnel, readQuery(energyFunnel, next.toString()))
  expect(appliances).toEqual(['fridge', 'hob'])
})

it('forgets what was ticked once the power or the tier is known', () => {
  const raw = { ...home, appliances: 'fridge', gasTier: '2', gasUses: 'stove' }
  expect(addressOf(energyFunnel, '', raw)).not.toMatch(/appliances|gasUses/)
})

it('names what was ticked where answers are shown without their questions', () => {
  const raw = { ...unknown, appliances: 'fridge.vacuum', gasUses: 'stove.centralHeating' }
  const [power, tier] = checkAnswers(energyFunnel, raw).slice(4, 6)
  expect([power?.answer, tier?.answer]).toEqual([
    'Não sei a potência; ao mesmo tempo: frigorífico, aspirador',
    'Não sei o escalão; a gás: fogão ou placa, aquecimento central',
  ])
})
