import { catalogue } from '../data/offers/catalogue'
import { offerTitle } from './offer-title'
import cases from './testing/offer-words.json'

it.each(cases.titles)('reads %s as %s', (name, title) => expect(offerTitle(name)).toBe(title))

it('leaves no payment code and no empty name in the whole catalogue', () => {
  const titles = catalogue.offers.map(({ name }) => offerTitle(name))
  expect(titles.filter((title) => title.trim() === '' || /\b(?:DDC?|FE)\b/.test(title))).toEqual([])
})
