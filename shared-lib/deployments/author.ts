import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'

function gitName() {
  try {
    return execFileSync('git', ['config', 'user.name'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return '' // no git here, or no configured user
  }
}

/** Author of a change of the registry: `DEPLOYED_BY` (for example in CI), else git's name, else the user. */
export const author = (env: NodeJS.ProcessEnv = process.env) =>
  env.DEPLOYED_BY || gitName() || env.USER || userInfo().username
