import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { compileForStart } from './compile-for-start'

it('is a folder that Node reads by itself, and the same for the same sources', async () => {
  const folder = await compileForStart()
  expect(await compileForStart()).toBe(folder)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['host.mjs', 'run.mjs', 'content.mjs']))
  // With nothing set it says what is missing instead of opening: all it imports was found.
  const { stderr, status } = spawnSync(process.execPath, [path.join(folder, 'host.mjs')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', NODE_OPTIONS: '' },
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/STORYBLOK_TOKEN/)
  expect(stderr).toMatch(/PUBLIC_ORIGIN/)
  expect(stderr).toMatch(/LEADS_KEYS/)
})
