import { existsSync } from 'node:fs'
import path from 'node:path'
import { transformFileSync } from '@swc/core'
import { ending } from '../repository'
import swcOptions from '../swc-options.cjs'

const offered = ['live-container', 'keep-typed', 'overlay', 'follow-host']

/** Modules for open pages, compiled from the sources in this folder; undefined for other names. */
export function moduleText(name: string): string | undefined {
  const file = path.join(import.meta.dirname, `${name}${ending}`)
  if (!offered.includes(name) || !existsSync(file)) return undefined
  const { code } = transformFileSync(file, { jsc: swcOptions, module: { type: 'es6' } })
  return code.replace(/from (['"])\.\/([\w-]+)(\.js)?\1/g, "from './$2.js'")
}
