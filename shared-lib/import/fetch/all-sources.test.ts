import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allSources } from './all-sources'

it('finds every source that the README lists, each with the data file that it renews', async () => {
  const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8')
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'))
  const listed = rows.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
  )
  const sources = await allSources()
  expect(sources.map(({ name }) => name)).toEqual(listed.toSorted())
  expect(sources.flatMap((one) => ('target' in one && !existsSync(one.target) ? one.target : []))).toEqual([])
})
