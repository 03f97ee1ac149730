import { regions } from 'shared-lib/contract/stories/storyblok-regions'
import { changesFolder, readAccess } from '../../stories/local-access'

/** How to reach the management side of a space, real or local. */
export interface SpaceAccess {
  /** Management API, version included: `https://mapi.storyblok.com/v1`. */
  readonly endpoint: string
  readonly space: number
  readonly token: string
  /** The official CLI's name for where the space is: `eu`. */
  readonly region: string
  /** For a person: which space this is. */
  readonly name: string
  readonly local: boolean
}

function realAccess(
  token: string,
  { STORYBLOK_SPACE_ID: id, STORYBLOK_REGION: region = 'eu' }: NodeJS.ProcessEnv,
) {
  if (!id) throw new Error('STORYBLOK_MANAGEMENT_TOKEN needs STORYBLOK_SPACE_ID too, the number of the space')
  const space = Number(id)
  if (!Number.isSafeInteger(space) || space <= 0)
    throw new Error(`STORYBLOK_SPACE_ID must be the number of the space, without the #, not "${id}"`)
  const address = regions[region]
  if (!address)
    throw new Error(`STORYBLOK_REGION must be one of ${Object.keys(regions).join(', ')}, not "${region}"`)
  return {
    endpoint: `https://${address}/v1`,
    space,
    token,
    region,
    name: `space ${space} (${region})`,
    local: false,
  }
}

/**
 * The space that the environment names (`STORYBLOK_MANAGEMENT_TOKEN`, `STORYBLOK_SPACE_ID`, `STORYBLOK_REGION`), else the
 * content service that runs on this machine.
 */
export function readSpaceAccess(env: NodeJS.ProcessEnv): SpaceAccess {
  if (env.STORYBLOK_MANAGEMENT_TOKEN) return realAccess(env.STORYBLOK_MANAGEMENT_TOKEN, env)
  // An operator who names a space would not want another one changed.
  if (env.STORYBLOK_SPACE_ID)
    throw new Error('STORYBLOK_SPACE_ID needs STORYBLOK_MANAGEMENT_TOKEN too, a personal access token')
  const local = readAccess(changesFolder(env))
  if (!local)
    throw new Error(
      'no content service runs on this machine: start it with "npm start" in another terminal, or name a real space ' +
        'with STORYBLOK_MANAGEMENT_TOKEN and STORYBLOK_SPACE_ID',
    )
  const { url, space, token } = local
  return { endpoint: `${url}/v1`, space, token, region: 'eu', name: `the local space (${url})`, local: true }
}
