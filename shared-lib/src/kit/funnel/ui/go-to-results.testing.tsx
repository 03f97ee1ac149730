import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Goes on from the last question of a test, past those that may stay empty, to the results. */
export async function goToResults(user: UserEvent, name = 'Ver resultados') {
  while (!screen.queryByRole('button', { name }))
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await user.click(screen.getByRole('button', { name }))
}
