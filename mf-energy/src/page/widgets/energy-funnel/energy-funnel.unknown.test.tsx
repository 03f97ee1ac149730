import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { energyViews } from '../../funnel/energy.views'
import widget from './energy-funnel.widget'

const flow = '/energia/simular'
const home = 'energyType=dual&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal'
const power = `${flow}/potencia-contratada?${home}`
const tier = `${flow}/escalao-gas?${home}&contractedPower=6.9`
const { draw } = widgetOf(widget, '2026-11-21')

/** The live region of the help. */
const liveAnswer = () => document.querySelector('[aria-live="polite"]')
const words = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
const appliances = () => screen.getByRole('group', { name: 'O que costumas ter ligado ao mesmo tempo?' })

beforeAll(() => energyViews.load())

it('offers 14 appliances, and counts the typical power until one is ticked', () => {
  render(draw(`${power}&contractedPower=unknown`))
  expect(within(appliances()).getAllByRole('checkbox')).toHaveLength(14)
  expect(words(liveAnswer())).toContain('Por agora contamos 3,45 kVA')
  expect(words(liveAnswer())).toContain('a potência habitual de uma casa com 2 pessoas')
})

it('answers every tick with a power and its sum in words, in the same live region', async () => {
  render(draw(`${power}&contractedPower=unknown`))
  const region = liveAnswer()
  await tick('Frigorífico')
  await tick('Forno elétrico')
  await tick('Máquina de lavar roupa')
  await tick('Aspirador')
  expect(liveAnswer()).toBe(region)
  const said = words(region)
  expect(said).toContain('Recomendamos 5,75 kVA')
  expect(said).toContain('Sempre a contar: frigorífico200 W')
  expect(said).toContain('Luzes e aparelhos pequenos500 W')
  expect(said).toContain('Os dois maiores: máquina de lavar roupa e forno elétrico4.500 W')
  expect(said).toContain('Total: precisas de 5,75 kVA5.200 W')
  expect(said).toContain('ao mesmo tempo, são 6.800 W: aí precisas de 6,9 kVA.')
  expect(screen.getByText(/Mudar de potência é grátis/)).toHaveTextContent('um contador inteligente')
  await tick('Aspirador')
  expect(words(region)).not.toContain('Se ligares tudo')
})

it('likewise reads the gas tier from what gas is burnt for', async () => {
  render(draw(`${tier}&gasTier=unknown`))
  expect(
    within(screen.getByRole('group', { name: 'O que funciona a gás na tua casa?' }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('div')?.textContent),
  ).toEqual(['Fogão ou placa', 'Forno', 'Esquentador', 'Aquecedor', 'Aquecimento central'])
  expect(words(liveAnswer())).toContain('Por agora estimamos o escalão')
  await tick('Fogão ou placa')
  expect(words(liveAnswer())).toContain('O mais provável: escalão 1')
  await tick('Aquecimento central')
  expect(words(liveAnswer())).toContain('O mais provável: escalão 4')
})

it('has the help in the page that the server prints, in the form, with what was ticked', () => {
  const box = document.createElement('div')
  box.innerHTML = renderToString(draw(`${power}&contractedPower=unknown&appliances=fridge.vacuum`))
  const form = box.querySelector('form') ?? undefined
  expect(new FormData(form).getAll('appliances')).toEqual(['fridge', 'vacuum'])
  expect(box).toHaveTextContent('Recomendamos 2,3')
  box.innerHTML = renderToString(draw(`${power}&contractedPower=6.9`))
  expect(box.querySelectorAll('[name="appliances"]')).toHaveLength(14)
})

it.each([
  `${power}&contractedPower=6.9`,
  `${power}&contractedPower=unknown&appliances=fridge.hob.oven`,
  `${power}&contractedPower=unknown&appliances=toaster`,
  `${power}&enviado=potencia-contratada`,
  `${tier}&gasTier=unknown`,
  `${tier}&gasTier=unknown&gasUses=stove.waterHeater`,
])('hydrates %s exactly as the server printed it', async (url) => {
  await expectExactHydration(() => draw(url))
})
