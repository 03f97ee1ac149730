import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformFileSync } from '@swc/core'
import swcOptions from '../swc-options.cjs'

/** Copied as they are, because they are filled in on use. */
const isTemplate = (file: string) => file.startsWith('templates/')
const isLeft = (file: string) =>
  /(^|\/)(node_modules|dist)\/|^(tsconfig|package)\.json$|\.(test|fixture)\.(tsx?|json)$/.test(file) &&
  !isTemplate(file)
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file) && !isTemplate(file)

const relativeImport = /((?:from|import)\s*\(?\s*(?:\/\*[\s\S]*?\*\/\s*)*['"])(\.{1,2}\/[^'"?]+)(['"])/g

/** Adds the endings of files, which sources omit and an ES module of Node needs. */
const withEndings = (text: string, folder: string) =>
  text.replace(relativeImport, (whole, before, named, after) => {
    const isOurs = ['.ts', '.tsx'].some((ending) => existsSync(path.resolve(folder, `${named}${ending}`)))
    return isOurs ? `${before}${named}.js${after}` : whole
  })

const compiled = (file: string) => {
  const { code } = transformFileSync(file, {
    jsc: swcOptions,
    module: { type: 'es6' },
  })
  return withEndings(code, path.dirname(file))
}

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Writes the sources of a package for its users: every TypeScript file as JavaScript, with its types from `types` next
 * to it, all other files as they are. Tests are left out.
 */
export function compilePackage(from: string, types: string, to: string) {
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isLeft(file))
  for (const file of files) {
    if (!isSource(file)) {
      cpSync(path.join(from, file), path.join(to, file))
      continue
    }
    const name = file.replace(/\.tsx?$/, '')
    write(path.join(to, `${name}.js`), compiled(path.join(from, file)))
    cpSync(path.join(types, `${name}.d.ts`), path.join(to, `${name}.d.ts`))
  }
}
