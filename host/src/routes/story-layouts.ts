import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A story file below `folder` as a line of the route table: its address is its place in the folder. */
export function readStoryFile(folder: string, file: string): { route: string; layout: string } {
  const slug = file
    .replace(/\.json$/, '')
    .split(path.sep)
    .join('/')
  const { content } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  return { route: slug === 'home' ? '/' : `/${slug}`, layout: content.layout || 'default' }
}
