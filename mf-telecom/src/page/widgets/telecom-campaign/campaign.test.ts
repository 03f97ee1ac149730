import { parseAttributes } from 'shared-lib/contract/attributes'
import { campaignLead } from './campaign.lead'
import { campaignData } from './campaign.load'
import { campaignAttributes } from './telecom-campaign.contract'
import cases from './testing/campaign.json'

const today = '2026-11-23'
const running = cases.running
const data = (change: Readonly<Record<string, string | undefined>> = {}, on = today) => {
  const given = Object.entries({ ...running, ...change }).filter(([, text]) => text !== undefined)
  return campaignData({
    attributes: parseAttributes(campaignAttributes, Object.fromEntries(given) as Record<string, string>),
    today: on,
  })
}
const spaced = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

it('shows the promotion, what follows, and all of it by month over two years', () => {
  const { standing, price } = data()
  expect(standing).toBe('open')
  expect(spaced(price?.first)).toBe('20 € por mês')
  expect(price?.lines.map(spaced)).toEqual([
    'Durante 12 meses; depois, 30 € por mês',
    '24 € de ativação e instalação',
    'Fidelização de 24 meses',
  ])
  // 12 × 20 + 12 × 30 + 24 = 624; ÷ 24 = 26.
  expect(spaced(price?.sum)).toBe('Em 24 meses pagas 624 €, com a ativação, ou seja, 26 € por mês.')
})

it.each([
  [undefined, 'Ativação e instalação: não indicado', '600 €, mais a ativação, se for cobrada, ou seja, 25 €'],
  ['0', 'Sem custos de ativação nem de instalação', '600 €, ou seja, 25 €'],
])('shows what is known of an activation fee of %s', (activation, line, sum) => {
  const { price } = data({ activation })
  expect(price?.lines.map(spaced)).toContain(line)
  expect(spaced(price?.sum)).toBe(`Em 24 meses pagas ${sum} por mês.`)
})

it('reckons no total where the price that follows a promotion is not given', () => {
  const { price } = data({ 'later-price': undefined, activation: undefined })
  expect(price).not.toHaveProperty('sum')
  expect(price?.lines.slice(0, 2)).toEqual([
    'Durante 12 meses; depois, o preço não é indicado',
    'Ativação e instalação: não indicado',
  ])
})

it.each([
  ['2026-10-31', {}, 'coming'],
  ['2026-11-30', {}, 'open'],
  ['2026-12-01', {}, 'over'],
  // Without an end a price ages as all others do: 120 days.
  ['2027-03-01', { until: undefined }, 'open'],
  ['2027-03-02', { until: undefined }, 'over'],
  ['2027-03-02', { from: undefined, until: undefined, price: undefined }, 'open'],
])('on %s with %j it is %s', (on, change, standing) => expect(data(change, on).standing).toBe(standing))

it.each([{ from: undefined }, { from: 'ontem' }, { price: undefined }])('shows no price with %j', (change) =>
  expect(data(change)).not.toHaveProperty('price'),
)

const lead = {
  campaign: 'fim-da-fidelizacao',
  zipcode: '1000-001',
  fullName: 'Ana Silva',
  email: 'ana@exemplo.pt',
  phone: '+351912345678',
  tcConsent: true,
  marketingOptIn: false,
}

it('takes a whole lead with the campaign, and nothing else that is sent', () =>
  expect(campaignLead({ ...lead, zipcode: '1000001', prize: 1 }, today)).toEqual({ lead }))

it.each(cases.refused as [object, string][])('refuses %j', (change, field) =>
  expect(campaignLead({ ...lead, ...change }, today)).toMatchObject({ problems: [{ field }] }),
)
