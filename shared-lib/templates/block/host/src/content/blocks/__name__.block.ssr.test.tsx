import type { Block, Story } from '../source/story'
import { renderStory } from './render-story'

function draw(block: object) {
  const log: string[] = []
  const content = { component: 'page', title: 'T', description: 'D', body: [block] } as unknown as Block
  const story = { name: 'N', full_slug: 'teste', content } as Story
  const { html } = renderStory(story, { routes: () => false, log: (message) => log.push(message) })
  return { html, log }
}

it('shows its title and its text', () => {
  const { html, log } = draw({ component: '__name__', title: 'Atenção', text: 'Lê & confirma.' })
  expect(html).toContain('<div><p><strong>Atenção</strong></p><p>Lê &amp; confirma.</p></div>')
  expect(log).toEqual([])
})

it('is left out without a title, and the log explains why', () => {
  const { html, log } = draw({ component: '__name__' })
  expect(html).not.toContain('<strong>')
  expect(log).toEqual([expect.stringContaining('__name__ skipped: title is empty')])
})
