import { render, screen } from '@testing-library/react'
import { choice } from '../../form/choice'
import { defineForm } from '../../form/form'
import { defineAnswer } from '../answer-view'
import { doubling, headline } from './doubling.testing'
import { PrintedSheet } from './printed-sheet'

const contract = choice({
  label: 'Contrato',
  description: 'Kind of contract.',
  options: { fixed: 'A termo', open: 'Sem termo' },
})
const Result = () => null
const view = doubling(defineForm({ first: contract, second: contract }), defineAnswer({ headline, Result }))

it('prints two inputs of one label, as two lines for React too', () => {
  const complaints = jest.spyOn(console, 'error')
  const texts = { first: 'fixed', second: 'open' }
  render(<PrintedSheet view={view} texts={texts} brand="Quero Poupar" siteUrl="" today="2026-11-29" />)
  const printed = screen.getAllByRole('definition', { hidden: true })
  expect(printed.map(({ textContent }) => textContent)).toEqual(['A termo', 'Sem termo'])
  expect(complaints).not.toHaveBeenCalled()
})
