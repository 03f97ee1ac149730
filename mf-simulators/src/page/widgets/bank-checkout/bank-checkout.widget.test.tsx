import { render, screen } from '@testing-library/react'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import checkout from './bank-checkout.widget'

it('is no form but a way to the journey in a tag of a loan', () => {
  const shell = { ...recordedShell(), apiUrl: 'https://exemplo.pt' }
  const attributes = { calculator: 'loan', inputs: 'wantToBorrowBase=5000' }
  render(widgetOf(checkout, '2026-11-23').draw(undefined, shell, attributes))
  expectLink(
    'Ver o máximo legal e comparar propostas',
    'https://exemplo.pt/credito-pessoal/simular?loanType=others&wantToBorrowBase=5000',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})
