import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { goToResults } from 'shared-lib/kit/funnel/ui/go-to-results.testing'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { energyViews } from '../../funnel/energy.views'
import widget from './energy-funnel.widget'

const today = '2026-11-21'
const flow = '/energia/simular'
const all =
  'energyType=dual&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=unknown&gasTier=unknown&currentProvider=unknown'
const { draw, open, itHydrates } = widgetOf(widget, today)

// The server and a page that opens in the middle wait for the questions too.
beforeAll(() => energyViews.load())

it('walks all seven questions with "não sei" where it is allowed, and the last leads to the results', async () => {
  const user = userEvent.setup()
  const shell = open(`${flow}/tipo-de-produto`)
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }))
  const next = () => user.click(screen.getByRole('button', { name: 'Continuar' }))
  await choose('Eletricidade e gás natural')
  await next()
  await choose('Casa onde vivo')
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '1000')
  await next()
  await choose('2 pessoas')
  await next()
  await choose('Parte do dia')
  await next()
  await choose('Não sei')
  await next()
  await choose('Não sei')
  await next()
  await user.selectOptions(screen.getByRole('combobox'), 'Não sei')
  await goToResults(user)
  expect(shell.visited.at(-1)?.url).toBe(`/energia/resultados?${all}`)
})

it('states as soon as the postal code is typed that the islands have no prices', async () => {
  const user = userEvent.setup()
  render(draw(`${flow}/morada?energyType=dual`))
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '9000')
  expect(screen.getByText(/só do Continente/)).toBeVisible()
})

it('states where there is no gas network that only electricity is compared', async () => {
  const user = userEvent.setup()
  render(draw(`${flow}/morada?energyType=dual`))
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '7700')
  expect(screen.getByText(/Comparamos só a eletricidade/)).toBeVisible()
  expect(screen.queryByText('O que queres fazer?')).toBeNull()
})

it('lets who wanted only gas compare electricity where there is no network, or ask for a call', async () => {
  const user = userEvent.setup()
  const shell = open(`${flow}/morada?energyType=gas&addressType=current`)
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '7700')
  expect(screen.getByText(/O gás de botija não entra/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Manter o gás e pedir uma chamada' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Comparar só a eletricidade' }))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quantas pessoas vivem na casa?')
  expect(shell.visited.at(-1)?.url).toBe(
    `${flow}/habitantes?energyType=electricity&addressType=current&postalCode=7700`,
  )
})

it('offers typical homes on the first question only, each with all but the place answered', () => {
  const { unmount } = render(draw(`${flow}/tipo-de-produto`))
  const links = screen.getAllByRole('link', { name: /: / }).map((link) => link.getAttribute('href'))
  expect(links).toHaveLength(6)
  expectLink('Fotografa a fatura', '/simuladores/leitor-de-faturas')
  expect(links).toContain(
    `${flow}?energyType=dual&inhabitants=4&houseUsage=normal&contractedPower=6.9&gasTier=2&currentProvider=unknown`,
  )
  unmount()
  render(draw(`${flow}/morada?energyType=dual`))
  expect(screen.queryByText(/casa típica/)).toBeNull()
})

it('asks a tag with a typical home for its place alone, and takes the text of its last button', async () => {
  const user = userEvent.setup()
  render(
    draw(undefined, recordedShell(), {
      'energy-type': 'dual',
      preset: 'family',
      'postal-code': '4000-123',
      provider: 'nobody',
      'button-text': 'Ver quanto poupo',
    }),
  )
  expect(screen.getByRole('textbox', { name: 'Código postal' })).toHaveValue('4000-123')
  await user.click(screen.getByRole('radio', { name: 'Casa onde vivo' }))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(screen.getByRole('button', { name: 'Ver quanto poupo' })).toBeVisible()
})

itHydrates(
  flow,
  'tipo-de-produto morada habitantes tempo-em-casa potencia-contratada escalao-gas comercializadora respostas',
  all,
)
