import { render, screen } from '@testing-library/react'
import { parseAttributes } from 'shared-lib/contract/attributes'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import checkout from './bank-checkout.widget'

it('is no form but a way to the journey in a tag of a loan', () => {
  render(
    <checkout.View
      attributes={parseAttributes(checkout.contract.attributes, {
        calculator: 'loan',
        inputs: 'wantToBorrowBase=5000',
      })}
      data={undefined}
      location={undefined}
      today="2026-11-23"
      shell={{ ...recordedShell(), apiUrl: 'https://exemplo.pt' }}
    />,
  )
  expect(screen.getByRole('link', { name: 'Ver o máximo legal e comparar propostas' })).toHaveAttribute(
    'href',
    'https://exemplo.pt/credito-pessoal/simular?loanType=others&wantToBorrowBase=5000',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})
