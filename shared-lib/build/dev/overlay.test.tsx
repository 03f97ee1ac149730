import { screen } from '@testing-library/dom'
import { hideFailure, showFailure } from './overlay'

afterEach(hideFailure)

it('shows the newest failure alone, as text', () => {
  showFailure('first')
  showFailure('a.ts:1 <b>expected</b> ;')
  expect(screen.getByRole('alert').textContent).toContain('a.ts:1 <b>expected</b> ;')
})

it('goes when it is closed, and when the next build succeeds', () => {
  showFailure('first')
  screen.getByRole('button', { name: 'Close' }).click()
  expect(screen.queryByRole('alert')).toBeNull()
  showFailure('second')
  hideFailure()
  expect(screen.queryByRole('alert')).toBeNull()
})
