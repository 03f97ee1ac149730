import { render, screen, within } from '@testing-library/react'
import { expectLink } from '../../../../testing/expect-link'
import type { RulerDeclaration } from '../ruler'
import { Ruler } from './ruler'

const ruler: RulerDeclaration = {
  verdict: { tone: 'good', text: 'Poupas 171 € por ano' },
  unit: 'cents',
  measure: 'Custo de um ano',
  today: { value: 74_440, ask: 'Quanto pagas hoje?', edit: { sheet: 'fatura' } },
  marks: [
    { role: 'typical', label: 'Tarifa regulada', value: 70_000 },
    { role: 'best', label: 'A mais barata', value: 57_340 },
  ],
  offer: { provider: 'Ibelectra', title: 'Conforto', main: { cents: 4778, period: 'mês' } },
  action: { words: 'Quero esta oferta', href: '/energia/dados', kind: 'main' },
  age: 'preços de setembro, há 2 meses',
}

it('gives the verdict, who and how much, one button and the age of the prices', () => {
  render(<Ruler ruler={ruler} />)
  const card = within(screen.getByRole('region', { name: ruler.verdict.text }))
  expect(card.getByRole('heading', { level: 1 })).toHaveTextContent(ruler.verdict.text)
  expect(card.getByText(/Ibelectra/).closest('p')).toHaveTextContent(/^Ibelectra Conforto 47,78.€\/mês$/)
  expectLink('Quero esta oferta', '/energia/dados', card)
  expect(card.getByText('Preços de setembro, há 2 meses')).toBeVisible()
})

it.each([
  { value: 74_440, name: /^Tu hoje: 744,40.€\. Mudar$/, rows: ['Tu hoje 744,40 €', 'Tarifa regulada 700 €'] },
  { value: undefined, name: 'Quanto pagas hoje?', rows: ['Tarifa regulada 700 €', 'A mais barata 573,40 €'] },
])('opens the field of today, with a table of the marks, for $value', ({ value, name, rows }) => {
  const { rerender } = render(<Ruler ruler={{ ...ruler, today: { ...ruler.today, value } }} />)
  expect(screen.getByRole('button', { name })).toHaveAttribute('popovertarget', 'fatura')
  const table = within(screen.getByRole('table', { name: 'Custo de um ano' }))
  expect(
    table
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
      .slice(0, 2),
  ).toEqual(rows.map((row) => row.replace(/ (?=\d)/, '')))
  rerender(<Ruler ruler={{ ...ruler, today: { ...ruler.today, value, edit: { href: '#proposta' } } }} />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#proposta')
})

it('stays whole without a typical value, an offer and a value of today', () => {
  const { offer: _, ...bare } = ruler
  render(
    <Ruler
      ruler={{
        ...bare,
        note: 'Contámos a média.',
        marks: ruler.marks.slice(1),
        today: { ...ruler.today, value: undefined },
      }}
    />,
  )
  expect(screen.getByText('Contámos a média.')).toBeVisible()
  expect(screen.getAllByRole('row')).toHaveLength(1)
})
