import path from 'node:path'
import type { DeployedFile } from '../src/contract/deployment'

/** Name of the file that holds a variant of a font family. Throws for one that the build does not carry. */
export function fontFile(
  files: readonly Pick<DeployedFile, 'path'>[],
  family: string,
  variant: string,
): string {
  const names = files.map((file) => path.posix.basename(file.path))
  const name = names.find((one) => one.startsWith(`${family}-${variant}.`) && one.endsWith('.woff2'))
  if (!name) throw new Error(`Unknown font "${family} ${variant}"`)
  return name
}
