import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compile, repository } from './compile'

const entries = {
  host: path.join(repository, 'host/src/server/main.ts'),
  run: path.join(repository, 'host/tools/start/run.ts'),
  // The content service by itself, as tests begin it.
  content: path.join(repository, 'host/tools/start/content-api.main.ts'),
}

/** Inside the host's folder, so that Node finds its packages from there; every path has the same depth. */
const place = (name: string) => path.join(repository, 'host/.cache', `server-${name}`)

/**
 * The host and what starts it as they compile now, and a name that is the same for the same sources. Throws the compiler's
 * own words.
 */
export async function compileHost() {
  const files = await compile(entries, place('x'))
  const hash = createHash('sha256')
  for (const { path: name, text } of files) hash.update(name).update('\0').update(text).update('\0')
  return { files, name: hash.digest('hex').slice(0, 10) }
}

/** The host and what starts it, compiled for `npm start` in production: their folder, the same for the same sources. */
export async function compileForStart(): Promise<string> {
  const { files, name: hash } = await compileHost()
  const folder = place(hash)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  for (const { path: name, text } of files) writeFileSync(path.join(draft, name), text)
  try {
    renameSync(draft, folder)
  } catch (cause) {
    // Of two starts at once, one wins and the other finds a whole folder.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw cause
  }
  return folder
}
