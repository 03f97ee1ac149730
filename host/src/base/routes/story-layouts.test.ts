import { storyLayout } from './story-layouts'

it.each([
  ['parcerias-imobiliarias', '', 'no-navigation'],
  ['parcerias-imobiliarias/mudar-de-casa', undefined, 'no-navigation'],
  ['tv-net-voz/campanhas/natal/loja', '', 'no-header-redux-footer'],
  ['tv-net-voz/campanhas/natal', 'default', 'default'],
  ['tv-net-voz', '', 'default'],
  ['parcerias-imobiliarias-antigas', 'inventado', 'default'],
])('%s with "%s" is in %s', (slug, chosen, layout) => expect(storyLayout(slug, chosen)).toBe(layout))
