// @suite prices-of-june: it ranks the catalogue of that month.
import '../../../testing/prices-of-june'
import { render, screen } from '@testing-library/react'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { rankedPage, tagData } from './energy-offers.fixture'
import { loadScreen } from './energy-offers.views'
import widget from './energy-offers.widget'

type Texts = Readonly<Record<string, string>>

const { draw } = widgetOf(widget, '2026-11-21')
const tag = (attributes: Texts = {}, data: unknown = tagData(attributes), apiUrl = '') =>
  draw(undefined, { ...recordedShell(), apiUrl }, attributes, data)
const address = `${rankedPage.location.path}?${rankedPage.location.query}`

beforeAll(loadScreen)

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('shows as many offers as asked, from the cheapest, and names the home, the day and the source', () => {
  render(tag({ limit: '5', heading: 'Ofertas para um casal' }))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Ofertas para um casal')
  expect(screen.getByText(/Contas para um casal: 1\.900 kWh .* com 3,45 kVA\./)).toBeVisible()
  const offers = screen.getAllByRole('listitem').filter((item) => /\/mês/.test(item.textContent ?? ''))
  expect(offers).toHaveLength(5)
  const { offers: data } = tagData({ limit: '5' })
  const costs = data.map(({ second }) => second?.cents ?? 0)
  expect(costs).toEqual(costs.toSorted((one, two) => one - two))
  expect(screen.getByText(/11 de junho de 2026/)).toHaveTextContent(/CC BY 4\.0/)
})

it('leads into the funnel with that household, or with the energy alone for another home', () => {
  render(tag({ preset: 'family', 'energy-type': 'dual', 'postal-code': '4000-123', provider: 'EDPC' }))
  expect(links()).toEqual([
    '/energia/simular?energyType=dual&postalCode=4000&inhabitants=4&houseUsage=normal&contractedPower=6.9&gasTier=2&currentProvider=EDPC',
    '/energia/simular?energyType=dual&postalCode=4000',
  ])
})

it('links to the site itself from a partner’s page', () => {
  render(tag({}, tagData(), 'https://site.example'))
  expect(links().every((href) => href?.startsWith('https://site.example/energia/simular?'))).toBe(true)
})

it('reports what is saved against the supplier named in the tag', () => {
  const fresh = tagData({ provider: 'EDPSU' }, '2026-06-20')
  expect(fresh.offers[0]).toMatchObject({ place: 1, savingCents: expect.any(Number) })
  expect(tagData().offers[0]).not.toHaveProperty('savingCents')
})

it('shows how old its prices are before the first of them, and gives historic ones no place', () => {
  render(tag())
  const age = screen.getByText('Preços de junho, há 5 meses')
  const [figure] = screen.getAllByText(/\/mês/)
  expect(age.compareDocumentPosition(figure as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText(/^São preços antigos/)).toBeVisible()
  expect(screen.queryByText(/^\d+\.º$/)).toBeNull()
  expect(tagData().offers[0]).not.toHaveProperty('savingCents')
})

it('narrows to renewable electricity and to another time option', () => {
  const names = (attributes: Texts) => tagData({ limit: '10', ...attributes }).offers.map(({ id }) => id)
  expect(names({ 'time-option': 'bi' }).every((id) => id.includes('~bi'))).toBe(true)
  const green = tagData({ limit: '10', 'renewable-only': '' }).offers
  expect(green.every(({ conditions }) => conditions.includes('100 % renovável'))).toBe(true)
})

it.each<{ attributes: Texts; note: RegExp }>([
  { attributes: { 'energy-type': 'dual' }, note: /sem a taxa de ocupação do subsolo/ },
  { attributes: { 'energy-type': 'dual', 'postal-code': '4000' }, note: /subsolo de Porto/ },
  { attributes: { 'energy-type': 'dual', 'postal-code': '7700' }, note: /mostramos só a eletricidade/ },
])('explains for $attributes what the place changes', ({ attributes, note }) => {
  expect(tagData(attributes).notes.join(' ')).toMatch(note)
})

it.each(['9000', '9500'])('has no price for %s and explains why', (postalCode) => {
  render(tag({ 'postal-code': postalCode }))
  expect(screen.getByText(/Os preços que temos são do Continente/)).toBeVisible()
  expect(screen.queryByText(/\/mês/)).toBeNull()
  expect(links()[0]).toContain(`postalCode=${postalCode}`)
})

it('takes an unusable postal code or supplier for none', () => {
  expect(tagData({ 'postal-code': 'abc', provider: 'nobody' })).toEqual(tagData())
})

it('shows the way to the funnel when its data could not be had', () => {
  render(tag({ 'energy-type': 'gas' }, null, 'https://site.example'))
  expect(links()).toEqual(['https://site.example/energia/simular?energyType=gas'])
})

it('shows the visitor’s own results on its page', () => {
  render(draw(address, undefined, {}, rankedPage.data))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Em junho, /)
})

it('leads back to the same answers where the results of its page did not come in time', () => {
  render(draw(address))
  expectLink('Tentar outra vez', address)
})
