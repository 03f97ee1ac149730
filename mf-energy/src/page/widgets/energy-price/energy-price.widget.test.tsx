// @suite prices-of-june: it ranks the catalogue of that month.
import '../../../testing/prices-of-june'
import { render, screen, within } from '@testing-library/react'
import { funnelGuard } from 'shared-lib/kit/funnel/funnel-guard'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { energyFunnel } from '../../funnel/energy.funnel'
import { loadPriceRanges, type PriceRanges } from '../../results/price-ranges.load'
import { loadResults } from '../../results/results.load'
import widget from './energy-price.widget'

const today = '2026-11-21'
const ranges = (on = today) => loadPriceRanges({ attributes: {}, today: on })
const tag = (data: PriceRanges | undefined = ranges()) =>
  widgetOf(widget, today).draw(undefined, undefined, {}, data)

/** The address that the browser opens when the form is sent without script. */
function sentWith(people: string, postalCode: string): string {
  const form = screen.getByRole<HTMLFormElement>('form')
  screen.getByRole<HTMLInputElement>('radio', { name: people }).checked = true
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Código postal' }).value = postalCode
  const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(sent).toString()
}

it('shows old prices in the past tense, with their age and the regulated tariff of today', () => {
  render(tag())
  const couple = screen.getByText(/um casal pagava entre 3\d € e \d\d € por mês\.$/)
  expect(couple).toHaveTextContent(/^Em junho, /)
  expect(
    within(couple.parentElement as HTMLElement).getByText(/Tarifa regulada, hoje: 38 € por mês/),
  ).toBeInTheDocument()
  expect(screen.getByText('Preços de junho, há 5 meses')).toBeVisible()
})

it('shows fresh prices in the present tense', () => {
  render(tag(ranges('2026-06-20')))
  expect(screen.getByText(/^Um casal paga entre/)).toBeInTheDocument()
  expect(screen.queryByText(/pagava/)).toBeNull()
})

it('marks which homes are estimated: their use is not published', () => {
  expect(ranges().ranges.map(({ people, isPublished }) => [people, isPublished])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, true],
    [5, false],
    [6, true],
  ])
})

it.each(['1', '2', '3', '4', '5', '6+'])(
  'leads a home of %s straight to its offers, which begin where the range does',
  (people) => {
    render(tag())
    const query = sentWith(people, '1000')
    const path = '/energia/resultados'
    expect(screen.getByRole<HTMLFormElement>('form').action).toContain(path)
    expect(funnelGuard(energyFunnel, { path, query, today })).toBeUndefined()
    const found = loadResults({ path, query, today })
    if (found.kind !== 'ranked') throw new Error(found.kind)
    const sound = found.rows.find(({ doubtful }) => !doubtful)
    const range = ranges().ranges.find((one) => one.people === Number.parseInt(people, 10))
    expect(range?.low).toBe(sound?.monthlyCents)
    expect(range?.home).toEqual({ kva: found.home.kva, kwhElectricity: found.home.kwhElectricity })
  },
)

it('asks for the postal code where it is none, and keeps the rest', () => {
  render(tag())
  const query = sentWith('4', 'abc')
  const answer = funnelGuard(energyFunnel, { path: '/energia/resultados', query, today })
  expect(answer?.redirect).toMatch(/^\/energia\/simular\/morada\?.*inhabitants=4/)
})

it('is a form without prices where they could not be had', () => {
  render(tag({ ranges: [], ageWords: '' }))
  expect(screen.queryByText(/por mês/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Ver as ofertas' })).toBeVisible()
})
