import path from 'node:path'
import { type StoryUse, usesInFiles, usesInSpace } from 'shared-lib/deployments/contract/story-uses'
import { createContentApi } from './content-api'

const folder = path.resolve(import.meta.dirname, '../../content')

const inOrder = (uses: readonly StoryUse[]) => uses.map((use) => JSON.stringify(use)).sort()

it('gives a deploy the same tags of the same stories, from a content service as from its files', async () => {
  const api = await createContentApi({ folder, port: 0, tokens: { public: ['public'], preview: [] } })
  try {
    const uses = await usesInSpace(`${api.url}/v2`, 'public')
    expect(uses).toContainEqual(expect.objectContaining({ story: 'tv-net-voz', tag: 'qp-telecom-proposal' }))
    expect(inOrder(uses)).toEqual(inOrder(usesInFiles(path.join(folder, 'stories'))))
  } finally {
    await api.close()
  }
})
