import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { exampleNotebook } from '../example-notebook'
import type { NotebookHandle } from '../notebook-handle'
import { NotebookTile } from './notebook-tile'

// A closed fold is never near.
beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

it('takes a proposal from elsewhere on the page before anybody looked into it', async () => {
  const handle = createRef<NotebookHandle>()
  render(
    <NotebookTile
      summary="Junta as tuas propostas"
      purpose="Escreve o que cada proposta diz."
      notebook={exampleNotebook}
      location={undefined}
      today="2026-11-22"
      handle={handle}
    />,
  )
  const added = handle.current?.add({ name: 'Exemplo Um', texts: { monthly: '20' } })
  expect(await screen.findByRole('heading', { name: 'Exemplo Um', hidden: true })).toBeInTheDocument()
  expect(await added).toEqual([])
})
