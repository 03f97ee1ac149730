import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { watchFolders } from './watch-folders'

const folder = mkdtempSync(path.join(tmpdir(), 'qp-watch-'))
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
  rmSync(folder, { recursive: true })
})

async function tells(change: () => void): Promise<boolean> {
  const before = count
  change()
  for (let tries = 0; tries < 100 && count === before; tries++) await wait(20)
  const told = count > before
  await wait(60) // a change may be told twice, and the second must not count for the next
  return told
}

test('a file that is written is told, and told again after it was replaced by another', async () => {
  expect(await tells(() => writeFileSync(file, '2'))).toBe(true)
  const replaced = await tells(() => {
    writeFileSync(`${file}~`, '3')
    renameSync(`${file}~`, file)
  })
  expect(replaced).toBe(true)
  expect(await tells(() => writeFileSync(file, '4'))).toBe(true)
  const checkedOut = await tells(() => {
    rmSync(file)
    writeFileSync(file, '5')
  })
  expect(checkedOut).toBe(true)
  expect(await tells(() => writeFileSync(file, '6'))).toBe(true)
})

test('a folder that is made is watched, and made again after it was taken away', async () => {
  const inner = path.join(folder, 'guias/novos')
  for (let times = 0; times < 2; times++) {
    expect(await tells(() => mkdirSync(inner))).toBe(true)
    expect(await tells(() => writeFileSync(path.join(inner, 'a.json'), '1'))).toBe(true)
    expect(await tells(() => rmSync(inner, { recursive: true }))).toBe(true)
  }
})

test('the whole folder may go away', async () => {
  expect(await tells(() => rmSync(path.join(folder, 'guias'), { recursive: true }))).toBe(true)
  mkdirSync(path.dirname(file))
})

test('nothing is told once it is closed', async () => {
  close()
  expect(await tells(() => writeFileSync(file, '7'))).toBe(false)
})
