import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'lightningcss'

const styles = path.resolve(import.meta.dirname, '../../../shared-lib/src/styles')

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
