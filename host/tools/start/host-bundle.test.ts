import { spawnSync } from 'node:child_process'
import { hostBundle } from './host-bundle'

it('is one file that Node reads by itself, and the same for the same sources', async () => {
  const file = await hostBundle()
  expect(await hostBundle()).toBe(file)
  // With nothing set it says what is missing instead of opening: all it imports was found.
  const { stderr, status } = spawnSync(process.execPath, [file], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', NODE_OPTIONS: '' },
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/STORYBLOK_TOKEN/)
})
