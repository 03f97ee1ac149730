import { readFileSync } from 'node:fs'

/** A story file of the local content as a line of the route table. */
export function readStoryFile(file: string): { route: string; layout: string } {
  const { full_slug: slug, content } = JSON.parse(readFileSync(file, 'utf8'))
  return { route: slug === 'home' ? '/' : `/${slug}`, layout: content.layout || 'default' }
}
