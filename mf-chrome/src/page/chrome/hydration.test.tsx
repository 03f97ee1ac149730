import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { chromeProps } from '../../rules/layout-story.fixture'
import errorPage from '../widgets/error-page/error-page.widget'
import footer from '../widgets/footer/footer.widget'
import header from '../widgets/header/header.widget'

// jsdom draws nothing, so it cannot scroll.
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => {}
})

async function hydrate(view: ReactElement, beforeWaking: (root: HTMLElement) => void = () => {}) {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
  const recovered: unknown[] = []
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(view)
  beforeWaking(container)
  const root = await act(async () =>
    hydrateRoot(container, view, { onRecoverableError: (error) => recovered.push(error) }),
  )
  const problems = [...recovered, ...complaints.mock.calls]
  complaints.mockRestore()
  return { container, root, problems }
}

const openAll = (container: HTMLElement) => {
  for (const details of container.querySelectorAll('details')) details.open = true
}

describe('waking over the server HTML', () => {
  it.each([
    ['header', <header.View key="header" {...chromeProps} />],
    ['footer', <footer.View key="footer" {...chromeProps} />],
    [
      'error page',
      <errorPage.View
        key="error"
        {...chromeProps}
        attributes={{ variant: 'not-found', details: undefined }}
      />,
    ],
  ])('gives no warning: %s', async (_, view) => {
    const { problems } = await hydrate(view)
    expect(problems).toEqual([])
  })

  it('keeps menus that were opened while the code slept, without a warning', async () => {
    for (const view of [<header.View key="a" {...chromeProps} />, <footer.View key="b" {...chromeProps} />]) {
      const { container, problems } = await hydrate(view, openAll)
      expect(problems).toEqual([])
      expect(container.querySelectorAll('details:not([open])')).toHaveLength(0)
    }
  })

  it('leaves no listener behind after it is taken away', async () => {
    const { container, root } = await hydrate(<header.View {...chromeProps} />)
    const menu = container.querySelector('details')
    act(() => root.unmount())
    if (!menu) throw new Error('the header has no menu')
    menu.open = true
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(menu.open).toBe(true)
  })
})
