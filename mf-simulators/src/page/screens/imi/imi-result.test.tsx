import { cleanup, screen, within } from '@testing-library/react'
import { pageOpener } from 'shared-lib/kit/calculator/ui/open-page.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { imiCalculator } from '../../../calculators/imi.calculator'
import { imiView } from './imi.view'

const open = pageOpener(imiView, imiCalculator)
const result = () => within(screen.getByRole('region', { name: /^Resultado/ }))

it.each([
  {
    today: '2026-01-10',
    says: /Em Lisboa a taxa é de 0,3.%\. O imposto de 2025 paga-se em 2 prestações: a primeira até 31 de maio de 2026\./,
  },
  { today: '2026-06-10', says: /falta pagar a prestação de 30 de novembro de 2026: 225.€\./ },
  { today: '2026-12-02', says: /já venceu em 2026; o de 2026 paga-se a partir de maio de 2027\./ },
])('shows the rate and what is still to pay on $today', ({ today, says }) => {
  open('vpt=150000&county=1106', today)
  expect(result().getByText(says)).toBeVisible()
})

it('marks the instalments that are past', () => {
  open('vpt=200000&rate=0,45', '2026-09-01')
  expect(result().getByText(/faltam? .*prestação|falta pagar a prestação de 30 de novembro/)).toBeVisible()
  expect(result().getByText('venceu a 31 de maio de 2026')).toBeVisible()
  expect(result().getByText('até 30 de novembro de 2026')).toBeVisible()
})

it('states what a doubtful rate leaves out, and how to pay less', () => {
  open('vpt=120000&county=Oeiras')
  expect(result().getByText(/^Em Oeiras, .*reduções/)).toBeVisible()
  expect(result().getByText(/Podes ter 3 anos sem IMI/)).toBeVisible()
  expect(result().getByText('Pede uma avaliação nova até 31 de dezembro de 2026')).toBeVisible()
})

it('adds the AIMI of a single dwelling above its limit, with its working', () => {
  open('vpt=800000&county=1106')
  expect(result().getByText(/há ainda AIMI: 1\.400.€/)).toBeVisible()
  expect(result().getByText(/200\.000,00.€ × 0,7.%/)).toBeInTheDocument()
})

it('leads on to a call about the loan of a home, not of land', () => {
  open('vpt=150000&county=1106')
  expectLink(
    'Pedir uma proposta',
    '/simuladores/pedir-proposta?calculadora=imi&vpt=150000&county=1106',
    result(),
  )
  cleanup()
  open('vpt=1500&propertyType=rural')
  expect(screen.queryByRole('link', { name: 'Pedir uma proposta' })).toBeNull()
})
