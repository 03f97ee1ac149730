import path from 'node:path'
import { ContentProblem } from '../../../src/base/security/content-problem'
import type { Story, StoryVersion } from '../../../src/content/source/story'
import { createStoryblokReader, type ReaderOptions } from '../../../src/content/source/storyblok-reader'
import { changesFolder, readAccess } from '../../stories/local-access'
import { readSpace } from '../../stories/story-files'

interface StoriesRead {
  /** For a person: whose they are. */
  readonly from: string
  readonly stories: readonly Story[]
}

const ownFolder = path.resolve(import.meta.dirname, '../../../content')

const inFolder = (folder: string, version: StoryVersion): StoriesRead => ({
  from: path.relative('.', folder) || folder,
  stories: readSpace(folder).stories[version],
})

/** Published stories at a content service of this machine need no token of its own. */
const anybody = 'local'

interface Service extends ReaderOptions {
  readonly name: string
  /** Of this machine, started by `npm start`. */
  readonly local: boolean
}

/** Which content service answers: the space of a token, the one that is named, or the one that runs on this machine. */
function serviceOf(env: NodeJS.ProcessEnv): Service | undefined {
  const { STORYBLOK_TOKEN: given, CONTENT_API_URL: endpoint } = env
  if (given)
    return {
      token: given,
      name: endpoint ?? 'the Storyblok space',
      local: false,
      ...(endpoint && { endpoint }),
    }
  const running = readAccess(changesFolder(env))
  const own = running?.url.concat('/v2')
  const here = endpoint ?? own
  if (here === undefined) return undefined
  const token = here === own && running ? running.token : anybody
  return { token, endpoint: here, rateLimit: 200, name: here, local: true }
}

/** A failure as a message that a person at a terminal can act on. */
function plainProblem(reason: unknown, { name, local }: Service) {
  const problem = ContentProblem.from(reason)
  if (problem.status === 401)
    return new Error(`${name} does not take STORYBLOK_TOKEN: the preview token of the space reads drafts`)
  if (problem.status !== undefined) return problem
  return new Error(
    local
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
