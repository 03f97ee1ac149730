import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from 'shared-lib/build/repository'

/** What `npm test` was asked for. */
export interface Options {
  /** Folders and files below the repository; empty: all. */
  readonly parts: readonly string[]
  /** `npm run test:deep`. */
  readonly deep: boolean
  /** `2/4`: the second quarter of the suites of both stages. */
  readonly shard: string | undefined
  /** Runs suites whose inputs did not change, too. */
  readonly all: boolean
}

/** @throws Error naming what is wrong with the words after `npm test --` */
export function readOptions(words: readonly string[], env: NodeJS.ProcessEnv): Options {
  const flags = words.filter((word) => word.startsWith('--'))
  const parts = words.filter((word) => !word.startsWith('--')).map((part) => part.replace(/\/+$/, ''))
  const unknown = flags.find((flag) => !/^--(deep|all|shard=[1-9]\d*\/[1-9]\d*)$/.test(flag))
  if (unknown) throw new Error(`Unknown option ${unknown}. Options: --deep, --all, --shard=1/4.`)
  const missing = parts.filter((part) => !existsSync(path.join(root, part)))
  if (missing.length > 0)
    throw new Error(
      `There is no ${missing.join(', ')}. Name folders or files, as in "npm test -- mf-energy".`,
    )
  const deep = flags.includes('--deep')
  return {
    parts,
    deep,
    shard: flags.find((flag) => flag.startsWith('--shard='))?.slice('--shard='.length),
    all: deep || flags.includes('--all') || Boolean(env.CI),
  }
}
