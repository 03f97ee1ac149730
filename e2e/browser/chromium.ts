import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const cache = path.resolve(import.meta.dirname, '../../.cache/chromium')

/** Does the machine itself bring the libraries that a browser needs? A bare Linux does not. */
function hasLibraries() {
  try {
    return execFileSync('ldconfig', ['-p'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .includes('libnss3.so')
  } catch {
    return false
  }
}

/**
 * The package's own settings name folders of another machine. Roboto, which most phones draw our pages with, so that they are as wide
 * here as there; then the machine's own fonts and, for a machine without any, those that came along.
 */
function fontConfiguration() {
  const file = path.join(cache, 'fonts.conf')
  const roboto = path.dirname(
    createRequire(import.meta.url).resolve('@expo-google-fonts/roboto/package.json'),
  )
  const folders = [roboto, '/usr/share/fonts', '/usr/local/share/fonts', path.join(cache, 'fonts')]
  const lines = folders.map((folder) => `<dir>${folder}</dir>`).join('')
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig>${lines}<cachedir>${cache}/font-cache</cachedir></fontconfig>\n`,
  )
  return file
}

/**
 * The browser of the tests and benchmarks: `CHROME_BIN`, or the Chromium that comes as an npm package, unpacked once
 * into the repository's cache. Sets the library and font paths that a bare Linux needs for the launched browser.
 */
export async function chromiumPath(): Promise<string> {
  const own = process.env.CHROME_BIN
  if (own) {
    if (existsSync(own)) return own
    throw new Error(`CHROME_BIN names ${own}, which is not there.`)
  }
  mkdirSync(cache, { recursive: true })
  const before = process.env.TMPDIR
  // The package unpacks into the temporary folder, and brings its libraries only for an environment like Lambda.
  process.env.TMPDIR = cache
  if (!hasLibraries()) process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const executable = await chromium.executablePath()
    process.env.FONTCONFIG_FILE ??= fontConfiguration()
    // The workers of a run, which inherit the paths too, need not look again.
    process.env.CHROME_BIN = executable
    return executable
  } catch (cause) {
    throw new Error(
      'No browser could be unpacked: name an installed Chromium with CHROME_BIN=/path/to/chromium.',
      { cause },
    )
  } finally {
    delete process.env.AWS_EXECUTION_ENV
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** Never the package's own switches (they turn web security off); these keep an offline browser from looking up hosts. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
