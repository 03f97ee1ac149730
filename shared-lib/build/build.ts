import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack'
import { oneAtATime } from './one-at-a-time'
import { writePackageData } from './package-data'
import { kindOf } from './part-kinds'
import { widgetFolders } from './product-folders'
import { root } from './repository'
import { inputsOf, isServedFromDisk, markerOf, type Target, targetOf } from './targets'
import { unknownInputs } from './unknown-inputs'
import { microFrontendConfigs } from './webpack/micro-frontend.config'
import { writeDeployment } from './write-deployment'

/** Frames inside the compiler: from "Caused by" to the file that imported the broken one. */
const insides = /\n\s*\n *Caused by:[\s\S]*?(?=\n *@ |\n *\n *\S+ compiled with|$)/g

/** The error and its place, from the bundler's message. */
export const compilerMessage = (message: string) => message.replace(insides, '')

interface BuildOptions {
  readonly development?: boolean
  /** One plain line per thing that happened. */
  readonly progress?: (line: string) => void
}

const errorsOf = (stats: MultiStats) =>
  compilerMessage(stats.toString({ preset: 'errors-only', colors: false }))

const run = (configs: Configuration[]) =>
  new Promise<MultiStats>((resolve, reject) => {
    const compiler = webpack(configs)
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || !stats ? reject(error ?? new Error('webpack gave no result')) : resolve(stats),
      ),
    )
  })

/**
 * Builds the named workspaces in one webpack process and one after the other process, because all write into the same
 * folders; skips those whose inputs have not changed.
 * Throws with the compiler's own messages when something does not compile; a failed target leaves no folder behind.
 */
export const build = (names: readonly string[], options: BuildOptions = {}) =>
  oneAtATime(
    path.join(root, '.cache/build.lock'),
    () => buildNow(names, options),
    () => options.progress?.('waiting for another build'),
  )

async function buildNow(
  names: readonly string[],
  { development = false, progress = () => {} }: BuildOptions,
) {
  const targets = names.map((name) => targetOf(name, development))
  const due = targets.filter((target) => !existsSync(markerOf(target)))
  for (const target of targets) if (!due.includes(target)) showBuild(target)
  if (due.length === 0) {
    progress(
      `nothing to build: ${names.length === 1 ? `${names[0]} is` : `${names.length} parts are`} unchanged`,
    )
    return targets
  }
  const started = performance.now()
  progress(`building ${due.map(({ name }) => name).join(', ')}`)
  for (const { out } of due) rmSync(out, { recursive: true, force: true })
  const stats = await run(due.flatMap((target) => kindOf(target).configs(target, { development })))
  if (stats.hasErrors()) {
    for (const { out } of due) rmSync(out, { recursive: true, force: true })
    throw new Error(errorsOf(stats))
  }
  for (const target of due) {
    const kind = kindOf(target)
    const browser = stats.stats.find(({ compilation }) => compilation.name === kind.browser)?.compilation
    if (!browser) throw new Error(`webpack ran no ${kind.browser}`)
    refuseUnknownInputs(target, stats)
    kind.write(target, browser)
    showBuild(target)
  }
  progress(
    `built ${due.length} of ${targets.length} parts in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  return targets
}

/** Refuses inputs that the version's hash does not cover, since a change of them would keep the version. */
function refuseUnknownInputs(target: Target, { stats }: MultiStats) {
  const [part] = kindOf(target).browser.split(':')
  const own = stats.filter(({ compilation }) => compilation.name?.split(':')[0] === part)
  const unknown = unknownInputs(
    inputsOf(target.name),
    own.flatMap(({ compilation }) => [...compilation.fileDependencies]),
  )
  if (unknown.length === 0) return
  rmSync(target.out, { recursive: true, force: true })
  throw new Error(`${target.name} is built from files that its version does not know: ${unknown.join(', ')}`)
}

interface WatchOptions {
  /** A build is complete in `target.out`. */
  readonly built: (target: Target) => void
  /** The compiler's own messages; the builds before stay. */
  readonly failed: (message: string) => void
}

/**
 * Builds a micro-frontend for development now and after every change of a file that it is made of, each build a folder of
 * its own. The compiler stays and compiles what changed alone; a widget more or less begins another one, since a compiler has
 * its list of widgets for life.
 */
export function watchBuild(name: string, options: WatchOptions) {
  const { built, failed } = options
  const widgets = () => String(widgetFolders(path.join(root, name)))
  const compiled = widgets()
  let isOver = false
  const { version, out } = targetOf(name, true)
  const growing = path.join(path.dirname(out), 'watching')
  rmSync(growing, { recursive: true, force: true })
  const compiler = webpack(
    microFrontendConfigs(name, growing, { development: true }).map((config) => ({
      ...config,
      output: { ...config.output, clean: true },
    })),
  )
  const [number] = version.split('+')
  /** Of each side its newest: a change may concern one alone. */
  const newest = new Map<string, Stats>()
  const finish = ({ stats }: MultiStats) => {
    for (const one of stats) newest.set(one.compilation.name ?? '', one)
    const browser = newest.get(`${name}:browser`)
    if (!browser) return // its own turn comes
    const hash = [...newest.values()].map((one) => one.hash?.slice(0, 6)).join('')
    const stamp = `${number}+${hash}.dev`
    const target = { name, version: stamp, out: path.join(path.dirname(out), stamp) }
    if (!existsSync(markerOf(target))) {
      cpSync(growing, target.out, { recursive: true })
      writeDeployment(target, browser.compilation, new Date())
    }
    built(target)
  }
  const watching = compiler.watch({ aggregateTimeout: settleMs }, (error, stats) => {
    if (isOver) return
    if (widgets() !== compiled) {
      isOver = true
      return watching?.close(() => watchBuild(name, options))
    }
    try {
      if (error || !stats) throw error ?? new Error('webpack gave no result')
      if (stats.hasErrors()) throw new Error(errorsOf(stats))
      finish(stats)
    } catch (cause) {
      failed(cause instanceof Error ? cause.message : String(cause))
    }
  })
}

/** Editors write a file in several steps. */
const settleMs = 80

/**
 * Publishes the newest build, which may be an earlier one: the host serves what `host/dist/shell.json` or
 * `host/tools/dist/editor.json` names, and code editors read the files next to the builds of a micro-frontend.
 */
function showBuild(target: Target) {
  if (!isServedFromDisk(target)) return writePackageData(target)
  const marker = markerOf(target)
  writeFileSync(path.join(path.dirname(target.out), path.basename(marker)), readFileSync(marker))
}
