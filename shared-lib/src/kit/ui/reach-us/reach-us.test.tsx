import { render } from '@testing-library/react'
import { company } from '../../../../testing/widget-input'
import { ReachUs } from './reach-us'

const line = (change: Partial<typeof company>, siteUrl = '') => {
  const { container } = render(
    <ReachUs company={{ ...company, ...change }} siteUrl={siteUrl} before="Ou " after="." />,
  )
  const targets = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  return { text: container.textContent, targets }
}

it('names the telephone with its hours and cost, and where to write', () =>
  expect(line({})).toEqual({
    text: 'Ou liga para 210 000 000 (dias úteis, das 10h às 19h; Chamada para a rede fixa nacional) ou escreve-nos.',
    targets: ['tel:+351210000000', 'mailto:ola@exemplo.pt'],
  }))

it('leads to the form, on the site itself, where no telephone and no address is set', () =>
  expect(line({ phone: '', phoneText: '', email: '' }, 'https://qp.example')).toEqual({
    text: 'Ou escreve-nos.',
    targets: ['https://qp.example/contacto'],
  }))

it('shows nothing where nothing is set', () =>
  expect(line({ phone: '', email: '', contactPath: '' })).toEqual({ text: '', targets: [] }))
