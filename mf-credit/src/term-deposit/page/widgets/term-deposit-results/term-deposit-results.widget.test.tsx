import { render, screen } from '@testing-library/react'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import widget from './term-deposit-results.widget'

it('offers the same answers again where the server could not count them', () => {
  const address = '/depositos-a-prazo/resultados?amount=20&horizon=3&mayLock=false&origin=sameBank'
  render(widgetOf(widget, '2026-11-23').draw(address))
  expect(screen.getByRole('heading', { name: 'As contas não abriram' })).toBeVisible()
  expectLink('Tentar outra vez', address)
})
