import { render, screen, within } from '@testing-library/react'
import { parseAttributes } from 'shared-lib/contract/attributes'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import {
  aboveCeilingProblems,
  creditScreenProblems,
} from 'shared-lib/rules/credit/display-duties/check-credit-screen.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { tagCards } from '../../results/tag-cards.load'
import widget from './card-list.widget'

const today = '2026-11-22'
const draw = (written: Record<string, string>) => {
  const data = tagCards({ attributes: parseAttributes(widget.contract.attributes, written), today } as never)
  return render(widgetOf(widget, today).draw(undefined, undefined, written, data))
}
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? ''

it('lists cards by what a year costs, each with its rate and example as the law wants them', () => {
  draw({ pays: 'minimum', balance: '1500', limit: '5', heading: 'Quanto custa um ano' })
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Quanto custa um ano')
  const rows = within(document.querySelector('ol') as HTMLElement)
    .getAllByText(/^TAEG /)
    .map((taeg) => taeg.closest('li') as HTMLElement)
  expect(rows).toHaveLength(2)
  expect(plain(document.body)).toContain(
    'por exemplo com 1.500 € de dívida. Pago o mínimo: 3 %, pelo menos 15 €.',
  )
  expect([...creditScreenProblems(), ...aboveCeilingProblems(0.185)]).toEqual([])
  expectLink('Ver todos os cartões', '/cartao-de-credito/resultados?pays=minimum&balance=1500')
})

it.each<Record<string, string>>([{}, { pays: 'fixed', balance: '1500' }])(
  'counts the annual fee alone where nothing, or too little, is known of the use: %j',
  (written) => {
    draw({ ...written, limit: '2' })
    expect(plain(document.body)).toContain('a quem paga sempre tudo: só a anuidade.')
    expectLink('Ver todos os cartões', '/cartao-de-credito/resultados')
  },
)
