import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { chromeProps } from '../../rules/layout-story.fixture'
import footer from '../widgets/footer/footer.widget'
import header from '../widgets/header/header.widget'

// jsdom draws nothing, so it cannot scroll.
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => {}
})

it.each([
  ['header', <header.View key="header" {...chromeProps} />],
  ['footer', <footer.View key="footer" {...chromeProps} />],
])('keeps menus that were opened while the code slept, without a warning: %s', async (_, view) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
  const recovered: unknown[] = []
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(view)
  for (const details of container.querySelectorAll('details')) details.open = true
  await act(async () =>
    hydrateRoot(container, view, { onRecoverableError: (error) => recovered.push(error) }),
  )
  expect([...recovered, ...complaints.mock.calls]).toEqual([])
  complaints.mockRestore()
  expect(container.querySelectorAll('details:not([open])')).toHaveLength(0)
})
