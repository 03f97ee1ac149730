import fc from 'fast-check'
import { campaignOf, readCampaign, withCampaign } from './campaign'

it.each([
  ['utm_source=carta&nif=123456789&gclid=x', 'utm_source=carta&gclid=x'],
  ['gclid=x&utm_source=a&utm_source=b', 'utm_source=a&gclid=x'],
  [`utm_term=${'á'.repeat(300)}`, `utm_term=${encodeURIComponent('á'.repeat(200))}`],
  ['utm_source=ines%40example.pt&utm_medium=email', 'utm_medium=email'],
  ['utm_source=a%0Ab&utm_campaign=%20', ''],
  ['', ''],
])('of %s the campaign is %s', (query, campaign) => expect(campaignOf(query)).toBe(campaign))

it.each([
  ['/energia', 'utm_source=a&nif=1', '/energia?utm_source=a'],
  ['/energia?x=1#topo', 'gclid=y', '/energia?x=1&gclid=y#topo'],
  ['/energia?utm_source=b', 'utm_source=a&gclid=y', '/energia?utm_source=b'],
  ['/energia', 'x=1', '/energia'],
])('%s after %s is %s', (address, query, result) => expect(withCampaign(address, query)).toBe(result))

it('is bounded whatever it is given', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (query) => {
      expect(readCampaign(campaignOf(query))).toEqual(readCampaign(query))
      expect(Object.values(readCampaign(`gclid=${query}`)).join('').length).toBeLessThanOrEqual(200)
    }),
    { seed: 20_261_122 },
  ))
