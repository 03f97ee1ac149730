import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// A request that hangs leaves its visitor without a next step, and what waits for it without another try.

const root = join(__dirname, '../..')

/** Only starts a download early, for code that asks again with a limit of its own. */
const early = ['host/src/shell/slots.ts']

const sources = readdirSync(root)
  .filter((name) => /^(mf-[a-z-]+|shared-lib|host)$/.test(name))
  .flatMap((part) =>
    readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${part}/src/${file}`,
    ),
  )
  .filter((file) => /(?<!\.(test|testing))\.tsx?$/.test(file) && !early.includes(file))

/** Arguments of each bare `fetch(…)` and `boundedFetch(…)` of a text. */
const requestsIn = (text: string) =>
  [...text.matchAll(/(?<![.\w]|function )(?:boundedF|f)etch\(/g)].map(({ index }) => {
    let depth = 0
    const end = [...text.slice(index)].findIndex((letter) => {
      depth += Number(letter === '(') - Number(letter === ')')
      return letter === ')' && depth === 0
    })
    return text.slice(index, index + end + 1)
  })

it('finds a request with all that it is given', () => {
  const text = "a.fetch(b); await fetch(url(1), { signal }).then(() => fetch('/c'))"
  expect(requestsIn(text)).toEqual(['fetch(url(1), { signal })', "fetch('/c')"])
})

it('gives every request of the product a time limit', () => {
  const found = sources.flatMap((file) =>
    requestsIn(readFileSync(join(root, file), 'utf8')).map((request) => ({ file, request })),
  )
  expect(found.length).toBeGreaterThan(10)
  // `init` is the caller's, whose own request is checked here too.
  expect(found.filter(({ request }) => !/signal|\b(init|options)\b/.test(request))).toEqual([])
})
