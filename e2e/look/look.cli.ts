import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'shared-lib/build/build'
import { microFrontendNames } from 'shared-lib/build/targets'
import sharp from 'sharp'
import { chromiumArguments, chromiumPath } from '../browser/chromium'
import { chooseCookies } from '../site/cookie-choice'
import { startSite } from '../site/start-site'
import { lookPages, lookSchemes, lookWidths } from './look-pages'

// npm run look [-- page …]: pictures of twenty pages at two widths, by day and by night, into docs/look; about a minute
// and a half once all is built. They are looked at, never compared.
const folder = path.resolve(import.meta.dirname, '../../docs/look')
/** Two windows of a phone: what a visitor decides on, not the foot of every page. */
const tallest = 1_700
const quality = 55

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in lookPages))
if (unknown.length > 0) {
  console.error(`no page ${unknown.join(', ')}: one of ${Object.keys(lookPages).join(', ')}`)
  process.exit(1)
}
const names = asked.length > 0 ? asked : Object.keys(lookPages)
const fileOf = (name: string, width: number, scheme: string) => `${name}-${width}-${scheme}.webp`

async function picture(page: Page, address: string, width: number) {
  await page.goto(address, { waitUntil: 'networkidle' })
  const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight))
  // A slot that wakes when it comes into view wakes in a window of the whole picture's height.
  await page.setViewportSize({ width, height })
  await page.waitForLoadState('networkidle')
  return sharp(await page.screenshot())
    .webp({ quality })
    .toBuffer()
}

async function leaf(browser: Browser, url: string, width: (typeof lookWidths)[number]) {
  for (const colorScheme of lookSchemes) {
    const viewport = { width, height: 844 }
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: 'pt-PT',
      reducedMotion: 'reduce',
    })
    await chooseCookies(context, url)
    const page = await context.newPage()
    for (const name of names) {
      await page.setViewportSize(viewport)
      const file = fileOf(name, width, colorScheme)
      writeFileSync(path.join(folder, file), await picture(page, url + lookPages[name], width))
      console.log(`  ${file}`)
    }
    await context.close()
  }
}

/** The page that shows them all. */
function index() {
  const kinds = lookWidths.flatMap((width) => lookSchemes.map((scheme) => ({ width, scheme })))
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const lines = Object.entries(lookPages).map(([name, address]) =>
    row([
      `**${name}** \`${address.split('?')[0]}\``,
      ...kinds.map(
        ({ width, scheme }) => `![${name}, ${width} px, ${scheme}](${fileOf(name, width, scheme)})`,
      ),
    ]),
  )
  const head = ['page', ...kinds.map(({ width, scheme }) => `${width} px, ${scheme}`)]
  return `# What it looks like\n\n\`npm run look\` makes these pictures again, \`npm run look -- home irs\` some of them.\n\n${[row(head), row(head.map(() => '---')), ...lines].join('\n')}\n`
}

await build(['host', ...microFrontendNames()], { progress: (line) => console.log(`  ${line}`) })
mkdirSync(folder, { recursive: true })
const site = await startSite({ LOG_LEVEL: 'warn' })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments })
try {
  for (const width of lookWidths) await leaf(browser, site.url, width)
  writeFileSync(path.join(folder, 'README.md'), index())
} finally {
  await browser.close()
  await site.stop()
}
