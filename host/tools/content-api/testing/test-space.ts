import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporary } from '../../../src/server/testing/temporary'
import { createContentApi } from '../content-api'

/** A space of its own: `write` takes paths inside its content, `serve` starts the service over it. */
export function testSpace(name: string, content = '') {
  const root = temporary(name)
  const folder = path.join(root, content)
  mkdirSync(path.join(folder, 'stories'), { recursive: true })
  const write = (file: string, value: object) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), JSON.stringify(value))
  }
  const writeStory = (slug: string, story: object) => write(`stories/${slug}.json`, story)
  const serve = (more: Partial<Parameters<typeof createContentApi>[0]> = {}) =>
    createContentApi({ folder, port: 0, requestsPerSecond: () => 1000, ...more })
  return { root, folder, write, writeStory, serve }
}
