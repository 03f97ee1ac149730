import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { transform } from 'lightningcss'

const styles = path.dirname(createRequire(import.meta.url).resolve('shared-lib/styles/tokens.css'))

/** What the first paint needs, inlined into every document: tokens, base typography, page frame, hero. Minified. */
export function readCriticalCss(hostFolder: string) {
  const files = [
    path.join(styles, 'tokens.css'),
    path.join(styles, 'base.css'),
    path.join(hostFolder, 'src/blocks/critical.css'),
  ]
  const code = Buffer.from(files.map((file) => readFileSync(file, 'utf8')).join('\n'))
  return transform({ filename: 'critical.css', code, minify: true }).code.toString()
}
