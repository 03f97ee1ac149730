import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compilerMessage } from './build'

const output = readFileSync(path.join(__dirname, 'testing/compiler-output.txt'), 'utf8')

it('keeps the place and what is wrong, without the inside of the compiler', () => {
  const message = compilerMessage(output)
  expect(message).toContain("Expected '{', got 'ident'")
  expect(message).toContain(':        ^^^^^^')
  expect(message).toContain('@ ./src/b.ts 2:0-51')
  expect(message).toContain('compiled with 1 error')
  expect(message).not.toMatch(/Caused by|backtrace|threadpool|unknown/)
})

it('leaves other messages as they are', () =>
  expect(compilerMessage("Module not found: Can't resolve './c'")).toBe(
    "Module not found: Can't resolve './c'",
  ))
