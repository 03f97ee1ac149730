import { render, screen } from '@testing-library/react'
import { locationOf, recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { loadCardResults } from './results.load'
import { ResultsScreen } from './results-screen'

const today = '2026-11-22'
const done = '/cartao-de-credito/resultados'
const draw = (query: string) => (
  <ResultsScreen
    data={loadCardResults({ path: done, query, today })}
    location={locationOf(`${done}?${query}`)}
    shell={recordedShell()}
    today={today}
  />
)

// Nothing is loaded beforehand: the page of questions is redrawn with an answer, as the shell does.
it('draws the answer in place of the questions, once its code has come, and the cards below it', async () => {
  const { rerender } = render(draw(''))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quanto te custa o teu cartão')
  rerender(draw('pays=fixed&fixedPayment=28&balance=2000&tan=14.8'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Assim, a dívida nunca acaba' })).toBeVisible()
  expect(await screen.findAllByRole('article')).toHaveLength(8)
  rerender(draw('pays=all'))
  expect(await screen.findByRole('heading', { level: 1, name: /não pagas juros/ })).toBeVisible()
  rerender(draw(''))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quanto te custa o teu cartão')
})
