import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { readAnswers } from './flow'
import { addressOf, checkAnswers, flowParameters, readQuery, stepAddress } from './funnel-address'
import { sampleFlow } from './testing/sample.flow'

const queryOf = (address: string) => address.split('?')[1] ?? ''

it('writes the same answers always to the same address, whatever their order', () => {
  const one = readQuery(sampleFlow, 'plate=aa-00-aa&doors=4&kind=car&utm_source=x&oferta=abc')
  expect(stepAddress(sampleFlow, 'portas', one)).toBe(
    '/amostra/simular/portas?kind=car&doors=4&plate=AA-00-AA&oferta=abc',
  )
})

it('drops unknown names, over-long texts and answers of steps that do not apply; the last of a name wins', () => {
  expect(readQuery(sampleFlow, `hacker=1&plate=${'9'.repeat(300)}&kind=car&kind=bike`)).toEqual({
    kind: 'bike',
  })
  expect(addressOf(sampleFlow, '/x', { kind: 'bike', doors: '4' })).toBe('/x?kind=bike')
})

it('leaves out what is taken anyway, and so leads to the first question by its plain address', () => {
  const doors = { ...sampleFlow.fields.doors, fallback: 4 }
  const flow = { ...sampleFlow, fields: { ...sampleFlow.fields, doors } }
  expect(addressOf(flow, '/x', { kind: 'car', doors: '4' })).toBe('/x?kind=car')
  expect(addressOf(flow, '/x', { kind: 'car', doors: '5' })).toBe('/x?kind=car&doors=5')
  expect(addressOf(flow, '/x', { kind: 'car' })).toBe('/x?kind=car')
  expect(readAnswers(flow, readQuery(flow, 'kind=car'))).toEqual({ kind: 'car', doors: 4 })
})

it('never writes a personal answer into an address nor reads one from it', () => {
  expect(flowParameters(sampleFlow)).not.toContain('name')
  expect(readQuery(sampleFlow, 'name=Ana')).toEqual({})
  expect(addressOf(sampleFlow, '/x', { kind: 'bike', name: 'Ana' })).toBe('/x?kind=bike')
  for (const { change } of checkAnswers(sampleFlow, { kind: 'bike', plate: 'AA-00-AA', name: 'Ana' }))
    expect(change).not.toContain('Ana')
})

it('round trips any answers through an address', () => {
  const answers = fc.record({
    kind: fc.constantFrom('car', 'bike'),
    doors: fc.integer({ min: 2, max: 5 }).map(String),
    plate: fc.stringMatching(/^[a-z0-9]{2}-[a-z0-9]{2}-[a-z0-9]{2}$/),
  })
  forAll(answers, (raw) => {
    const back = readQuery(sampleFlow, queryOf(addressOf(sampleFlow, '/x', raw)))
    expect(readAnswers(sampleFlow, back)).toEqual(readAnswers(sampleFlow, raw))
    expect(addressOf(sampleFlow, '/x', back)).toBe(addressOf(sampleFlow, '/x', raw))
  })
})

it('takes any query string without throwing, and what it keeps is stable', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string(), (query, text) => {
      const raw = readQuery(sampleFlow, `${query}&kind=${encodeURIComponent(text)}`)
      const address = addressOf(sampleFlow, '/x', raw)
      expect(addressOf(sampleFlow, '/x', readQuery(sampleFlow, queryOf(address)))).toBe(address)
    }),
    { numRuns: 20 },
  )
})
