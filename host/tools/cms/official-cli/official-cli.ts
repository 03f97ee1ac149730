import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SpaceAccess } from '../space/space-access'

const shim = path.join(import.meta.dirname, 'local-service.mjs')

/** Has a lock of its own: npm ci leaves these 230 MB out. */
export const folder = import.meta.dirname

/** The binary as npm installs it there. */
export const binary = path.join(folder, 'node_modules/storyblok/dist/index.mjs')

/** Commands of the CLI that are about no space. */
const spaceless = new Set([
  '',
  'help',
  '--help',
  '-h',
  '--vers',
  '-v',
  'login',
  'logout',
  'signup',
  'user',
  'create',
])

interface CliCall {
  readonly command: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/**
 * How to run the unmodified official CLI on a space: it reads its credentials from these variables
 * (https://www.storyblok.com/docs/tooling/cli/login, read 2026-11-22), and is sent to the local service by a file that Node
 * loads first.
 */
export function officialCli(
  { token, region, space, endpoint, local }: SpaceAccess,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): CliCall {
  const named = args.some((arg) => arg === '--space' || arg === '-s' || arg.startsWith('--space='))
  const takesSpace = !spaceless.has(args[0] ?? '')
  return {
    command: process.execPath,
    args: [
      ...(local ? ['--import', pathToFileURL(shim).href] : []),
      binary,
      // Otherwise it leaves logs and reports in the folder that it reads.
      ...['--no-log-file-enabled', '--no-report-enabled'],
      ...(local ? ['--api-rate-limit', '0'] : []),
      ...args,
      ...(named || !takesSpace ? [] : ['--space', String(space)]),
    ],
    env: {
      ...env,
      STORYBLOK_LOGIN: 'npm run cms',
      STORYBLOK_TOKEN: token,
      STORYBLOK_REGION: region,
      ...(local && { CMS_LOCAL_SERVICE: new URL(endpoint).origin }),
    },
  }
}
