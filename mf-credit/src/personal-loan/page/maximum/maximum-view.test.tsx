import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { creditScreenProblems } from 'shared-lib/rules/credit/display-duties/check-credit-screen.testing'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { maximumData } from './maximum.data'
import { MaximumView } from './maximum-view'

const today = toIsoDate('2026-11-22')
const draw = (data = maximumData({ today })) =>
  render(<MaximumView data={data} amount={10_000} months={60} heading={undefined} siteUrl="" today={today} />)
const answer = () => screen.getByText(/^Pagas no máximo/).textContent?.replaceAll('\u00a0', ' ')

it('answers before anything is typed, and again while it is', async () => {
  draw()
  expect(answer()).toBe('Pagas no máximo 228,88 €/mês em contratos feitos até 31 de dezembro de 2026.')
  expect(creditScreenProblems()).toEqual([])
  const amount = screen.getByRole('textbox', { name: /Quanto queres pedir/ })
  await userEvent.clear(amount)
  expect(screen.getByText(/^Escreve um montante entre/)).toBeVisible()
  await userEvent.type(amount, '20000')
  expect(answer()).toMatch(/457,7\d €/)
})

it('takes both values to the questions, without script too', () => {
  draw()
  const form = screen.getByRole('button', { name: 'Simular este crédito' }).closest('form')
  expect(form?.getAttribute('action')).toBe('/credito-pessoal/simular')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    wantToBorrowBase: '10.000',
    wantToBorrowTime: '60',
  })
})

it('claims no ceiling that is not published', () => {
  draw(maximumData({ today: '2027-01-02' }))
  expect(screen.getByText(/ainda não está publicada/)).toBeVisible()
})
