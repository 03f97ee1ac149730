import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { goToResults } from 'shared-lib/kit/funnel/ui/go-to-results.testing'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import widget from './insurance-funnel.widget'

const flow = '/seguros/simular'
const answered = 'product=car&insuranceType=glass&insured=true&insuranceExpiryDate=2026-12-10'
const plate = `${flow}/matricula?${answered}&hasReference=false`
const { draw, open, itHydrates } = widgetOf(widget, '2026-11-23')

beforeEach(() => sessionStorage.clear())

it('asks nothing personal before the results, and the plate and driver between them and the contact form', async () => {
  const user = userEvent.setup()
  const shell = open(`${flow}/veiculo`)
  const type = (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text)
  const tick = (name: string | RegExp) => user.click(screen.getByRole('radio', { name }))
  const goOn = () => user.click(screen.getByRole('button', { name: 'Continuar' }))

  expect(screen.getByText(/^Pergunta 1 de \d+$/)).toBeVisible()
  await tick('Carro')
  await goOn()
  await user.click(await screen.findByRole('radio', { name: /vidros/ }))
  await user.click(screen.getByRole('radio', { name: 'Sim' }))
  await type('Último dia do seguro atual', '01012020')
  await goOn()
  expect(screen.getAllByText('Data de início de seguro inválida')).not.toHaveLength(0)
  await user.clear(screen.getByRole('textbox', { name: 'Último dia do seguro atual' }))
  await type('Último dia do seguro atual', '10122026')
  await goOn()
  await tick('Sim, tenho um valor')
  await type('Valor do seguro, com impostos', '280,50')
  await tick('Por ano')
  await user.selectOptions(screen.getByRole('combobox', { name: 'De que seguradora' }), 'Fidelidade')
  await goToResults(user)
  const answers =
    'product=car&insuranceType=glass&insured=true&insuranceExpiryDate=2026-12-10&hasReference=true&referenceValue=280%2C5&referencePeriod=year&referenceProvider=fidelidade'
  expect(shell.visited.at(-1)?.url).toBe(`/seguros/resultados?${answers}`)
})

it('comes from the plate by the driver to the contact form, with nothing personal in any address', async () => {
  const user = userEvent.setup()
  const shell = open(plate)
  const type = (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text)
  const goOn = () => user.click(screen.getByRole('button', { name: 'Continuar' }))

  await screen.findByText('Pergunta 1 de 2')
  expectLink('Anterior', `/seguros/resultados?${answered}&hasReference=false`)
  await type('Matrícula', 'aa00')
  await goOn()
  expect(screen.getAllByText('Matrícula inválida')).not.toHaveLength(0)
  await type('Matrícula', 'zz')
  await goOn()
  await type('Data de nascimento', '31011990')
  await type('Data da carta de condução', '31012012')
  await user.click(screen.getByRole('radio', { name: 'Não' }))
  await type('Código postal', '1000-001')
  // The place follows from the code, until another is written.
  const place = screen.getByRole('textbox', { name: 'Localidade (opcional)' })
  await waitFor(() => expect(place).toHaveValue('Lisboa'))
  await user.clear(screen.getByRole('textbox', { name: 'Código postal' }))
  await type('Código postal', '2775-105')
  await waitFor(() => expect(place).toHaveValue('Parede'))
  await type('Localidade (opcional)', ' e São João')
  await user.clear(screen.getByRole('textbox', { name: 'Código postal' }))
  await type('Código postal', '1000-001')
  await type('NIF (opcional)', '123456789')
  await goOn()
  const visited = shell.visited.map(({ url }) => url)
  expect(visited.at(-1)).toBe(`${flow}/dados-de-contacto?${answered}&hasReference=false`)
  expect(visited.join(' ')).not.toMatch(/AA-?00|aa00|1990|2012|1000-001|123456789|Parede/)
})

it.each([
  { typed: 'L-123456', says: /reboque/ },
  { typed: '123-CD-456', says: /corpo diplomático/ },
  { typed: 'GNR-J-1234', says: /forças de segurança/ },
  { typed: '12-KW-34', says: /K, W e Y são raras/ },
])('explains what to do with the plate $typed', async ({ typed, says }) => {
  const user = userEvent.setup()
  render(draw(plate))
  await user.type(screen.getByRole('textbox', { name: 'Matrícula' }), typed)
  expect(await screen.findByText(says)).toBeVisible()
})

it.each([
  { typed: 'L-123456', leaves: true },
  // A private car of before 1992 may have it too: then it goes on.
  { typed: 'MG-12-34', leaves: false },
])('leads from the plate $typed to the page of special plates: $leaves', async ({ typed, leaves }) => {
  const followed: string[] = []
  const follow = (event: Event) => {
    event.preventDefault()
    followed.push((event.target as HTMLAnchorElement).getAttribute('href') ?? '')
  }
  const user = userEvent.setup()
  const shell = recordedShell()
  render(draw(plate, shell))
  await user.type(screen.getByRole('textbox', { name: 'Matrícula' }), typed)
  const link = await screen.findByRole('link', { name: 'Ver como se trata deste seguro' })
  link.addEventListener('click', follow)
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  if (leaves) expect(followed).toEqual(['/seguros/matriculas-especiais'])
  else
    await waitFor(() =>
      expect(shell.visited.at(-1)?.url).toBe(plate.replace('matricula', 'informacao-pessoal')),
    )
  expect(screen.queryByText('Matrícula inválida')).toBeNull()
})

it('gives the plate no name in its form, so that nothing can send it', () => {
  render(draw(plate))
  expect(screen.getByRole('textbox', { name: 'Matrícula' })).toHaveAttribute('name', '')
})

it('starts a tag in a story from its attributes', async () => {
  render(draw(undefined, recordedShell(), { product: 'motorbike', heading: 'Segura a tua mota' }))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Segura a tua mota')
  expect(await screen.findByRole('heading', { name: 'O que queres que o seguro pague?' })).toBeVisible()
})

itHydrates(
  flow,
  'veiculo tipo-de-seguro oferta-de-referencia matricula informacao-pessoal respostas',
  `${answered}&hasReference=false`,
)
