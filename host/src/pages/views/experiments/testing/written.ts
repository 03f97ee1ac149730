import type { Block } from '../../../../content/source/story'

export const storyLink = (cached_url: string) => ({ linktype: 'story', cached_url })
export const variation = 'config/experiencias/energia-b'

/** A comparison of two versions of the energy page, as an editor writes it. */
export const written = (change: object = {}): Block => ({
  component: 'experiment',
  name: 'titulo',
  percentage: '50',
  page: storyLink('energia'),
  story: storyLink(variation),
  ...change,
})

export const widget = (tag: string, people: string, _uid = '1'): Block => ({
  component: 'widget',
  _uid,
  tag,
  attributes: [{ component: 'attribute', name: 'people', value: people }],
})
