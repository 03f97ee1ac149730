import { render, screen } from '@testing-library/react'
import { parseAttributes } from 'shared-lib/contract/attributes'
import { locationOf, recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import widget from './term-deposit-results.widget'

const { View, contract } = widget

it('offers the same answers again where the server could not count them', () => {
  const address = '/depositos-a-prazo/resultados?amount=20&horizon=3&mayLock=false&origin=sameBank'
  render(
    <View
      attributes={parseAttributes(contract.attributes, {})}
      data={undefined}
      location={locationOf(address)}
      today="2026-11-23"
      shell={recordedShell()}
    />,
  )
  expect(screen.getByText('Os depósitos não abriram')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tenta outra vez' })).toHaveAttribute('href', address)
})
