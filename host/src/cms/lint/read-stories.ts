import path from 'node:path'
import type { Story, StoryVersion } from '../../content/story'
import { createStoryblokReader, type ReaderOptions } from '../../content/storyblok-reader'
import { changesFolder, readAccess } from '../../content-api/local-access'
import { readSpace } from '../../content-api/story-files'

export interface StoriesRead {
  /** For a person: whose they are. */
  readonly from: string
  readonly stories: readonly Story[]
}

const ownFolder = path.resolve(import.meta.dirname, '../../../content')

const inFolder = (folder: string, version: StoryVersion): StoriesRead => ({
  from: path.relative('.', folder) || folder,
  stories: readSpace(folder).stories[version],
})

/** Which content service answers: the space of a token, the one that is named, or the one that runs on this machine. */
function serviceOf(env: NodeJS.ProcessEnv): (ReaderOptions & { readonly name: string }) | undefined {
  const { STORYBLOK_TOKEN: token, CONTENT_API_URL: endpoint } = env
  if (token) return { token, name: endpoint ?? 'the Storyblok space', ...(endpoint && { endpoint }) }
  const local = endpoint ?? readAccess(changesFolder(env))?.url.concat('/v2')
  return local === undefined ? undefined : { token: 'local', endpoint: local, rateLimit: 200, name: local }
}

/**
 * Every story, settings among them, as editors see it (`draft`) or as visitors do: of a folder, of a content service, or
 * of the repository's own files where neither is named and none runs.
 */
export async function readStories(
  version: StoryVersion,
  { folder, env }: { readonly folder?: string | undefined; readonly env: NodeJS.ProcessEnv },
): Promise<StoriesRead> {
  const service = folder === undefined ? serviceOf(env) : undefined
  if (!service) return inFolder(folder ?? ownFolder, version)
  return { from: service.name, stories: await createStoryblokReader(service).stories(undefined, [], version) }
}
