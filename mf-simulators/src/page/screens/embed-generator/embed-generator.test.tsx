import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { embeddables } from '../../../every-calculator'
import { EmbedGenerator } from './embed-generator'

const generator = (query = '') => (
  <EmbedGenerator
    calculators={embeddables()}
    location={{ path: '/programadores/incorporar', query }}
    shell={recordedShell()}
  />
)
const open = (query?: string) => render(generator(query))

const codes = () => screen.getAllByRole('code').map(({ textContent }) => textContent)
const frame = () => screen.getByTitle(/Pré-visualização/)

it('writes tag, frame and block for what is in the address', () => {
  open('calculadora=imi&cor=7a1f5c&largura=480')
  const [tag, iframe, block] = codes()
  expect(tag).toContain('<qp-imi style="--qp-brand: #7a1f5c')
  expect(iframe).toContain('src="http://localhost/simuladores/embed/imi?cor=7a1f5c"')
  expect(JSON.parse(block ?? '')).toEqual({ component: 'qp-imi' })
  expect(frame()).toHaveAttribute('src', '/simuladores/embed/imi?cor=7a1f5c')
})

it('explains without script what its code does not know', () => {
  const html = renderToStaticMarkup(generator())
  expect(html).toContain('src=&quot;/elements.js&quot;')
  expect(html).toMatch(/<noscript>Sem JavaScript, escreve o endereço deste site/)
})

it('fills in beforehand what is asked for, by attribute in the tag and by name in the frame', async () => {
  open('calculadora=imi')
  await userEvent.click(screen.getByText('O que já vem preenchido'))
  await userEvent.type(screen.getByRole('textbox', { name: /Concelho/ }), '1106')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Tipo de prédio/ }), 'Rústico')
  const [tag, iframe] = codes()
  expect(tag).toContain('<qp-imi property-type="rural" county="1106">')
  expect(iframe).toContain('propertyType=rural&amp;county=1106')
})

it('writes the theme for a dark page and the policy of one that has any', async () => {
  open('calculadora=imi')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /A tua página é/ }), 'Escura')
  expect(codes()[0]).toContain('theme="dark" style="--qp-padding')
  expect(codes()[3]).toBe(
    'script-src http://localhost; style-src http://localhost; connect-src http://localhost; frame-src http://localhost',
  )
})

it('takes no colour that is none', async () => {
  open('calculadora=imi')
  await userEvent.type(screen.getByRole('textbox', { name: /^Cor (?!do botão)/ }), 'azul')
  expect(screen.getByText(/Escreve seis algarismos/)).toBeVisible()
  expect(codes()[0]).not.toContain('--qp-brand')
})

it('copies the code and confirms it', async () => {
  open('calculadora=imi')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /Copiar: Tag/ }))
  expect(await screen.findByText('Copiado.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(codes()[0])
})

it('leads to the calculators where it has none to offer', () => {
  render(<EmbedGenerator calculators={[]} location={undefined} shell={recordedShell()} />)
  expectLink('Ver os simuladores', '/simuladores')
})
