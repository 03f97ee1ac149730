import { closedList } from '../src/contract/listed'
import { displayName } from '../src/platform/generators/attribute-text'
import { readDefinitions } from './definitions'

// Editors fill tags in by these words, and see no code of ours.
it('names every attribute that editors are offered, each by a name of its own in its tag, and every option', async () => {
  const widgets = (await readDefinitions())
    .flatMap((definition) => definition.widgets)
    .filter(({ inStories }) => inStories !== false)
  expect(widgets.length).toBeGreaterThan(20)
  const faults = widgets.flatMap(({ tag, attributes }) => {
    const names = Object.values(attributes).map(displayName)
    const same = names.filter((name, at) => names.indexOf(name) !== at)
    const unlike = names.filter((name) => !/^[\p{Lu}\d]/u.test(name) || name.length > 70)
    const unnamed = Object.entries(attributes).flatMap(([attribute, spec]) =>
      (closedList(spec) ?? [])
        .filter(({ value, name }) => name === value && !/^[\d\p{Lu}]/u.test(name))
        .map(({ value }) => `${attribute}=${value}`),
    )
    return [...same, ...unlike, ...unnamed].map((what) => `${tag}: ${what}`)
  })
  expect(faults).toEqual([])
})
