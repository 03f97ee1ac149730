import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporary } from '../../src/server/testing/temporary'
import { watchFolders } from './watch-folders'

const folder = temporary('watch')
const file = path.join(folder, 'guias/bom.json')
let count = 0
let close = () => {}

beforeAll(() => {
  mkdirSync(path.dirname(file))
  writeFileSync(file, '1')
  close = watchFolders(folder, () => {
    count++
  })
})
afterAll(() => {
  close()
})

/** Resolves when the change is reported; otherwise the time limit of the test ends it. */
async function isReported(change: () => void) {
  const before = count
  change()
  while (count === before) await wait(20)
  await wait(60) // a change may be reported twice, and the second must not count for the next
}

test('a file that is written is reported, and reported again after it was replaced by another', async () => {
  await isReported(() => writeFileSync(file, '2'))
  await isReported(() => {
    writeFileSync(`${file}~`, '3')
    renameSync(`${file}~`, file)
  })
  await isReported(() => writeFileSync(file, '4'))
  await isReported(() => {
    rmSync(file)
    writeFileSync(file, '5')
  })
  await isReported(() => writeFileSync(file, '6'))
})

test('the whole folder may go away', async () => {
  await isReported(() => rmSync(path.join(folder, 'guias'), { recursive: true }))
  mkdirSync(path.dirname(file))
})
