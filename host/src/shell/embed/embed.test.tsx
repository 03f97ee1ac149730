import { fitFrames } from './fit-frames'
import { colourQuery, contrastWithWhite, readableColour, wearColour } from './own-colour'
import { originAround } from './report-height'

describe('a foreign page', () => {
  const ours = 'https://queropoupar.example'
  const frames = () => [...document.querySelectorAll('iframe')]
  const say = (data: unknown, { origin = ours, frame = 0 } = {}) => {
    const source = frames()[frame]?.contentWindow ?? null
    dispatchEvent(new MessageEvent('message', { origin, source, data }))
  }
  beforeAll(() => fitFrames(ours, () => document.querySelectorAll('iframe')))
  beforeEach(() => {
    document.body.innerHTML = '<iframe></iframe><iframe></iframe>'
  })

  it('makes the frame that speaks as tall as it reports, and no other', () => {
    say({ type: 'qp:height', height: 812.4 }, { frame: 1 })
    expect(frames().map(({ style }) => style.height)).toEqual(['', '813px'])
  })

  const height = (of: unknown) => ({ type: 'qp:height', height: of })
  it.each([
    ['another site', height(10), { origin: 'https://other.example' }],
    ['another message', { type: 'hello', height: 10 }, {}],
    ['no number', height('10'), {}],
    ['nothing', height(0), {}],
    ['too much', height(20_001), {}],
    ['no object', null, {}],
  ])('hears not %s', (_, data, from) => {
    say(data, from)
    expect(frames()[0]?.style.height).toBe('')
  })
})

it.each([
  { referrer: 'https://a.example/page', ancestors: ['https://b.example'], around: 'https://b.example' },
  { referrer: 'https://a.example/page', ancestors: undefined, around: 'https://a.example' },
  { referrer: '', ancestors: [], around: undefined },
])('finds the origin around it: $around', ({ referrer, ancestors, around }) =>
  expect(originAround({ referrer }, ancestors)).toBe(around),
)

describe('a colour', () => {
  it.each([
    { hex: '000000', contrast: 21 },
    { hex: 'ffffff', contrast: 1 },
    { hex: '767676', contrast: 4.54 },
  ])('$hex has a contrast of $contrast with white', ({ hex, contrast }) =>
    expect(contrastWithWhite(hex)).toBeCloseTo(contrast, 2),
  )

  it.each([
    ['cor=076b9c', '#076b9c'],
    ['cor=%23076B9C', '#076B9C'],
    ['cor=ffee00', undefined],
    ['cor=red', undefined],
    ['cor=076b9c;}', undefined],
    ['', undefined],
  ])('of %s is %s', (query, colour) => {
    expect(readableColour(query)).toBe(colour)
    expect(colourQuery(query)).toBe(colour ? `cor=${colour.slice(1)}` : '')
    expect(readableColour(colourQuery(query))).toBe(colour)
  })

  it('is worn by the whole page, and an unreadable one by nothing', () => {
    wearColour('cor=ffee00')
    expect(document.documentElement.style.getPropertyValue('--qp-brand')).toBe('')
    wearColour('cor=7a1f5c')
    expect(document.documentElement.style.getPropertyValue('--qp-brand')).toBe('#7a1f5c')
  })
})
