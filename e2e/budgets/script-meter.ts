import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** One script that reached the browser; sizes in bytes, gzip level 9 of its own text whatever the server sent. */
export interface MeteredScript {
  /** Path of a file; `inline` for code in the document, `import map` for the one in the head. */
  readonly name: string
  readonly raw: number
  readonly gzip: number
}

export interface ScriptMeter {
  /** Everything since the meter was attached: files (run or only fetched), inline code, import maps, workers. */
  read(): Promise<readonly MeteredScript[]>
}

/** A script that arrives while the test ends is of no interest any more; one that is read and failed still throws. */
function later(text: Promise<string>): Promise<string> {
  text.catch(() => {})
  return text
}

const metered = (name: string, text: string): MeteredScript => ({
  name,
  raw: Buffer.byteLength(text),
  gzip: gzipSync(text, { level: 9 }).length,
})

const nameOf = (url: string) => new URL(url).pathname

/**
 * Counts scripts through the DevTools protocol, so that nothing escapes by the way it was loaded. Attach before the
 * page is opened. Scripts without an address are the test runner's own: the site's policy refuses `eval`.
 */
export async function attachScriptMeter(page: Page): Promise<ScriptMeter> {
  const session = await page.context().newCDPSession(page)
  const inline = new Map<string, Promise<string>>()
  const files = new Map<string, Promise<string>>()
  session.on('Debugger.scriptParsed', ({ scriptId, url, scriptLanguage }) => {
    if (scriptLanguage !== 'JavaScript' || !/^https?:/.test(url)) return
    const source = later(
      session.send('Debugger.getScriptSource', { scriptId }).then((got) => got.scriptSource),
    )
    if (url === page.url() || !new URL(url).pathname.endsWith('.js')) inline.set(scriptId, source)
    else files.set(url, source)
  })
  // A file fetched and never run (an unused preload) was paid for as well.
  page.on('response', (response) => {
    const url = response.url()
    if (response.request().resourceType() === 'script' && response.ok() && !files.has(url))
      files.set(url, later(response.text()))
  })
  page.on('worker', (worker) => {
    files.set(
      worker.url(),
      page.request.get(worker.url()).then((answer) => answer.text()),
    )
  })
  await session.send('Debugger.enable')
  return {
    async read() {
      const maps = await page.locator('script[type=importmap]').allTextContents()
      const scripts = [...files].map(async ([url, text]) => metered(nameOf(url), await text))
      const codes = [...inline.values()].map(async (text) => metered('inline', await text))
      return [
        ...(await Promise.all([...scripts, ...codes])),
        ...maps.map((map) => metered('import map', map)),
      ]
    },
  }
}

export const totalGzip = (scripts: readonly MeteredScript[]) =>
  scripts.reduce((sum, { gzip }) => sum + gzip, 0)

/** One line per script, the heaviest first: what a failing budget prints. */
export const weightList = (scripts: readonly MeteredScript[]) =>
  scripts
    .toSorted((a, b) => b.gzip - a.gzip)
    .map(({ name, gzip }) => `${String(gzip).padStart(7)} ${name}`)
    .join('\n')
