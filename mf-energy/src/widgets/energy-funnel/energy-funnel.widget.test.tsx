import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parseAttributes } from 'shared-lib/contract/attributes'
import { locationOf, PageOf, type RecordedShell, recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { energyViews } from '../../funnel/energy.views'
import widget from './energy-funnel.widget'

const today = '2026-11-21'
const flow = '/energia/simular'
const all =
  'energyType=dual&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=unknown&gasTier=unknown&currentProvider=unknown'
const { View, contract } = widget
const draw = (url: string | undefined, shell = recordedShell(), attributes = {}) => (
  <View
    attributes={parseAttributes(contract.attributes, attributes)}
    data={undefined}
    location={url === undefined ? undefined : locationOf(url)}
    today={today}
    shell={shell}
  />
)

// The server and a page that opens in the middle wait for the questions too.
beforeAll(() => energyViews.load())

it('walks all seven questions with "não sei" where it is allowed, and ends at the results', async () => {
  const user = userEvent.setup()
  const shells: RecordedShell[] = []
  render(
    <PageOf
      from={`${flow}/tipo-de-produto`}
      draw={({ path, query }, shell) => draw(`${path}?${query}`, shell)}
      onShell={(shell) => shells.push(shell)}
    />,
  )
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
  await next()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirma as tuas respostas')
  expect(screen.getAllByRole('link', { name: /^Alterar/ })).toHaveLength(7)
  await user.click(screen.getByRole('button', { name: 'Ver resultados' }))
  expect(shells[0]?.visited.at(-1)?.url).toBe(`/energia/resultados?${all}`)
})

it('says as soon as the postal code is typed that the islands have no prices', async () => {
  const user = userEvent.setup()
  render(draw(`${flow}/morada?energyType=dual`))
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '9000')
  expect(screen.getByRole('status')).toHaveTextContent('só do Continente')
})

it('starts a tag in a story from its attributes and asks an unusable one', () => {
  const { unmount } = render(
    draw(undefined, recordedShell(), { 'energy-type': 'gas', heading: 'Poupa no gás' }),
  )
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Poupa no gás')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Para que casa é?')
  unmount()
  render(draw(undefined, recordedShell(), { 'energy-type': 'coal' }))
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Que energia queres comparar?')
})

it.each([
  'tipo-de-produto',
  'morada',
  'habitantes',
  'tempo-em-casa',
  'potencia-contratada',
  'escalao-gas',
  'comercializadora',
  'respostas',
])('hydrates %s exactly as the server printed it', async (slug) => {
  const url = `${flow}/${slug}?${all}`
  await expectExactHydration(() => draw(url))
})
