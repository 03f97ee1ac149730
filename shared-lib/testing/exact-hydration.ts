import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

/**
 * Hydrates what the server printed of the same tree: no warning, nothing drawn again, and no `style=`, which the
 * content security policy refuses. `draw` is called once for each side. Answers the hydrated element.
 */
export async function expectExactHydration(draw: () => ReactElement): Promise<HTMLElement> {
  const identifierPrefix = 's-'
  const box = document.createElement('div')
  box.innerHTML = renderToString(draw(), { identifierPrefix })
  expect(box.innerHTML).not.toContain('style=')
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => {})
  const recovered: unknown[] = []
  await act(async () => {
    hydrateRoot(box, draw(), { identifierPrefix, onRecoverableError: (error) => recovered.push(error) })
  })
  expect([recovered, warnings.mock.calls]).toEqual([[], []])
  warnings.mockRestore()
  return box
}
