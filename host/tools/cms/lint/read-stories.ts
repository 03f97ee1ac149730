import path from 'node:path'
import { ContentProblem } from '../../../src/content/content-problem'
import type { Story, StoryVersion } from '../../../src/content/story'
import { createStoryblokReader, type ReaderOptions } from '../../../src/content/storyblok-reader'
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

/** Token for the content service of this machine, which takes any. */
const local = 'local'

/** Which content service answers: the space of a token, the one that is named, or the one that runs on this machine. */
function serviceOf(env: NodeJS.ProcessEnv): (ReaderOptions & { readonly name: string }) | undefined {
  const { STORYBLOK_TOKEN: token, CONTENT_API_URL: endpoint } = env
  if (token) return { token, name: endpoint ?? 'the Storyblok space', ...(endpoint && { endpoint }) }
  const here = endpoint ?? readAccess(changesFolder(env))?.url.concat('/v2')
  return here === undefined ? undefined : { token: local, endpoint: here, rateLimit: 200, name: here }
}

/** What went wrong, as somebody at a terminal can act on it. */
function plainProblem(reason: unknown, { token, name }: { readonly token: string; readonly name: string }) {
  const problem = ContentProblem.from(reason)
  if (problem.status === 401)
    return new Error(`${name} does not take STORYBLOK_TOKEN: the preview token of the space reads drafts`)
  if (problem.status !== undefined) return problem
  return new Error(
    token === local
      ? `no answer from ${name}: does "npm start" still run?`
      : `no answer from ${name}: is the network there?`,
  )
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
  const reading = createStoryblokReader(service).stories(undefined, [], version)
  const stories = await reading.catch((reason) => Promise.reject(plainProblem(reason, service)))
  return { from: service.name, stories }
}
