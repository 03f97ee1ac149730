import { whenLive } from '../../journeys/answer-funnel'
import { expect } from '../../site/visitor-test'
import type { ScreenStates } from './screen-states'

export const depositStates: readonly ScreenStates[] = [
  {
    name: 'deposits: errors, side by side and a plan',
    address: '/depositos-a-prazo/simular/poupanca',
    async act({ page, check }) {
      await whenLive(page)
      await page.getByRole('button', { name: 'Ver os depósitos' }).click()
      await expect(page.getByText('Revê 4 campos')).toBeVisible()
      await check('errors', 'main')
      await page.goto('/depositos-a-prazo/resultados?amount=25000&horizon=6&mayLock=false&origin=newBank')
      await whenLive(page)
      for (const box of (await page.getByRole('checkbox', { name: /Comparar/ }).all()).slice(0, 2))
        await box.check()
      await expect(page.getByRole('region', { name: 'Lado a lado' })).toBeVisible()
      await check('side by side', 'main')
      const plan = page.getByRole('link', { name: /Ver o plano/ }).first()
      await page.goto((await plan.getAttribute('href')) ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^O teu plano:/)
      await check('a plan', 'main')
    },
  },
]
