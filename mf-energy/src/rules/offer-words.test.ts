import { catalogue } from '../data/offers/catalogue'
import { offerTitle } from './offer-title'

it.each([
  ['Solução Conforto · (-10%) | DD + FE', 'Solução Conforto (−10\u00a0%)'],
  ['Quero+ · (-22% 3m > -12%) | DD ou FE', 'Quero+ (−22\u00a0% 3 meses, depois −12\u00a0%)'],
  ['Quero+ (Depois 3m -13%) | FE+DD', 'Quero+ (Depois de 3 meses −13\u00a0%)'],
  ['Casa & Estrada · (- 4% 1 energia s/DD)', 'Casa & Estrada (−4\u00a0% 1 energia sem débito direto)'],
  ['Plano Mais Casa Gás | 17% FE ou DDC', 'Plano Mais Casa Gás, 17\u00a0%'],
  ['Digital DD+FE', 'Digital'],
  ['FIXA + MEO M4e / M5e | DD + FE', 'FIXA + MEO M4e / M5e'],
  ['Tarifa Regulada 2025/26', 'Tarifa Regulada 2025/26'],
])('reads %s as %s', (name, title) => expect(offerTitle(name)).toBe(title))

it('leaves no payment code and no empty name in the whole catalogue', () => {
  const titles = catalogue.offers.map(({ name }) => offerTitle(name))
  expect(titles.filter((title) => title.trim() === '' || /\b(?:DDC?|FE)\b/.test(title))).toEqual([])
})
