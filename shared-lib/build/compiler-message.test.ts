import { compilerMessage } from './build'

const output = `mf-x:browser:
  ERROR in ./src/a.ts
  Module build failed (from ../node_modules/swc-loader/src/index.js):
  Error:   x Expected '{', got 'ident'
     ,-[src/a.ts:5:1]
   5 | export consst names = {}
     :        ^^^^^^
     \`----


  Caused by:
      Syntax Error

  Stack backtrace:
     0: <unknown>
     8: worker
               at /build/deps/uv/src/threadpool.c:122:5
   @ ./src/b.ts 2:0-51 14:8-19
   @ container entry

  mf-x:browser compiled with 1 error`

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
