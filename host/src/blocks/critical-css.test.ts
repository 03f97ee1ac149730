import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'

const shared = join(__dirname, '../../../shared-lib/src/styles')

it('keeps the inline style sheet within 4 KiB', () => {
  const files = [join(shared, 'tokens.css'), join(shared, 'base.css'), join(__dirname, 'critical.css')]
  const sizes = files.map(
    (file) => transform({ filename: file, code: readFileSync(file), minify: true }).code.length,
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(1500)
  expect(total).toBeLessThanOrEqual(4096)
})
