import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders a page once for the tests of a block, which read it and change nothing. `ready` waits for its later parts. */
export function drawnOnce(draw: () => ReactElement, ready: () => unknown = () => {}) {
  let clear = () => {}
  beforeAll(async () => {
    const box = document.body.appendChild(document.createElement('div'))
    const root = createRoot(box)
    clear = () => {
      act(() => root.unmount())
      box.remove()
    }
    await act(async () => root.render(draw()))
    await ready()
  })
  afterAll(() => clear())
}
