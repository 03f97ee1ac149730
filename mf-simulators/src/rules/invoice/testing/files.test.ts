import { readFileSync } from 'node:fs'
import path from 'node:path'
import { invoiceFiles } from './files'

it.each(Object.entries(invoiceFiles))('%s is as the layouts write it', (name, bytes) =>
  expect(readFileSync(path.join(__dirname, 'files', name)).equals(bytes)).toBe(true),
)
