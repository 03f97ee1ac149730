import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { energyViews } from '../../funnel/energy.views'
import widget from './energy-funnel.widget'
import cases from './testing/energy-funnel.bill.json'

const flow = '/energia/simular'
const common = 'addressType=current&postalCode=1000&inhabitants=5&houseUsage=normal'
const home = `energyType=dual&${common}&contractedPower=6.9&gasTier=2&currentProvider=EDPC`
const gasOnly = `energyType=gas&${common}&gasTier=2&currentProvider=EDPC`
const { draw, open } = widgetOf(widget, '2026-11-21')

function openPage(from: string) {
  const shell = open(from)
  return () => shell.visited.at(-1)?.url
}
const type = async (name: string, text: string) => {
  await userEvent.click(screen.getByLabelText(name))
  await userEvent.paste(text)
}
const choose = (name: string) => userEvent.click(screen.getByLabelText(name))
const goOn = () => userEvent.click(screen.getByText('Continuar'))

beforeAll(() => energyViews.load())
// jsdom draws nothing, so it cannot scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})

it('is offered in check-your-answers, is no numbered question, and comes back there in words', async () => {
  openPage(`${flow}/respostas?${home}`)
  const add = screen.getByRole('link', { name: 'Acrescentar: Fatura da eletricidade' })
  expect(add).toHaveAttribute('href', `${flow}/fatura-eletricidade?${home}&returnTo=respostas`)
})

it('takes the figures of a simple meter and is changed again from the list', async () => {
  const url = openPage(`${flow}/fatura-eletricidade?${home}&kwhPeriod=year&returnTo=respostas`)
  expect(screen.queryByText(/^Pergunta/)).toBeNull()
  await choose('Simples')
  await type('kWh de eletricidade', '5.000')
  await type('Preço da potência por dia', '0,3456')
  await type('Preço por kWh', '0.1654')
  await goOn()
  expect(url()).toBe(
    `${flow}/respostas?${home}&meter=simple&kwhElectricity=5000&kwhPeriod=year&powerPrice=0%2C3456&energyPrice=0%2C1654`,
  )
  const bill = screen.getByText(/^5\.000\skWh por ano, 0,1654\s€\/kWh, potência 0,3456\s€\/dia$/)
  expect(bill).toBeVisible()
  expect(screen.getByLabelText('Alterar: Fatura da eletricidade')).toBeVisible()
})

it('names in place which figures of a meter are missing, and keeps what was typed', async () => {
  openPage(`${flow}/fatura-eletricidade?${home}`)
  await choose('Tri-horário')
  await type('kWh em ponta', '900')
  await type('Preço por kWh em vazio', 'dez')
  await goOn()
  const lines = within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(lines).toEqual([
    'Faltam os kWh em cheias',
    'Faltam os kWh em vazio',
    'Diz se os kWh são de um mês ou de um ano',
    'Escreve o preço por kWh em vazio em euros, por exemplo 0,1654',
  ])
  expect(screen.getByRole('textbox', { name: 'kWh em cheias' })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'Preço por kWh em vazio' })).toHaveValue('dez')
  expect(screen.getByRole('textbox', { name: 'kWh em ponta' })).toHaveValue('900')
})

it('offers the large family to five people or more only', () => {
  const { unmount } = render(draw(`${flow}/fatura-eletricidade?${home}`))
  expect(screen.getByRole('checkbox', { name: 'Agregado com 5 ou mais pessoas' })).toBeVisible()
  unmount()
  render(draw(`${flow}/fatura-eletricidade?${home.replace('inhabitants=5', 'inhabitants=4')}`))
  expect(screen.queryByRole('checkbox', { name: 'Agregado com 5 ou mais pessoas' })).toBeNull()
})

it('asks the social tariff at the gas bill only where no electricity is compared', () => {
  const { unmount } = render(draw(`${flow}/fatura-gas?${home}`))
  expect(screen.queryByRole('checkbox', { name: 'Tenho tarifa social' })).toBeNull()
  unmount()
  render(draw(`${flow}/fatura-gas?${gasOnly}`))
  expect(screen.getByRole('checkbox', { name: 'Tenho tarifa social' })).toBeVisible()
})

const plainForm = (url: string) => {
  const box = document.createElement('div')
  box.innerHTML = renderToString(draw(url))
  return new FormData(box.querySelector('form') ?? undefined)
}

it('carries a municipality that a link chose, and lets go of one that is none', async () => {
  expect(plainForm(`${flow}/fatura-gas?${home}&municipality=1312`).getAll('municipality')).toEqual(['1312'])
  expect(plainForm(`${flow}/fatura-gas?${home}&municipality=xx`).getAll('municipality')).toEqual([])
  const url = openPage(`${flow}/fatura-gas?${home}&municipality=xx`)
  expect(screen.getByText(/^Não conhecemos o concelho deste endereço/)).toBeVisible()
  await goOn()
  expect(url()).toBe(`/energia/resultados?${home}`)
})

it('keeps without script the answer of the other bill on the social tariff', () => {
  const sent = plainForm(`${flow}/fatura-gas?${home}&socialTariff=true`)
  expect(sent.getAll('socialTariff')).toEqual(['true'])
  expect(sent.get('enviado')).toBe('fatura-gas')
})

it('prints every period that a meter may have, so that choosing one needs no script', () => {
  const names = [...plainForm(`${flow}/fatura-eletricidade?${home}`).keys()]
  expect(names).toEqual(expect.arrayContaining(cases.asked))
})
it.each(cases.printed)('hydrates %s exactly as the server printed it', async (url) => {
  await expectExactHydration(() => draw(url))
})
