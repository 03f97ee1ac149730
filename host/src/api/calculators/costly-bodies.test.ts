import type { Schema } from 'shared-lib/contract/define-micro-frontend'
import { checkOf } from './check-schema'
import { bodiesWith, costly, deployedInputs, isRead } from './testing/costly-bodies'

/** The value, and how often anything looked at a part of it. */
function watched(value: unknown) {
  let looks = 0
  const seen = new WeakMap<object, object>()
  function watch(one: unknown): unknown {
    if (typeof one !== 'object' || one === null) return one
    const known = seen.get(one)
    if (known) return known
    const proxy = new Proxy(one, {
      get(target, name) {
        looks++
        return watch(Reflect.get(target, name))
      },
      getOwnPropertyDescriptor(target, name) {
        looks++
        return Reflect.getOwnPropertyDescriptor(target, name)
      },
      ownKeys(target) {
        const keys = Reflect.ownKeys(target)
        looks += keys.length
        return keys
      },
    })
    seen.set(one, proxy)
    return proxy
  }
  return { value: watch(value), looks: () => looks }
}

/** Values in a value, itself included. */
const partsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + partsOf(inner), 1)
    : 1

/**
 * How often a check may look at each part of a body. A list of unique objects, compared each with each, takes as many looks
 * as it has pairs: thousands for each part.
 */
const looksAtEach = 40

/** Looks that a body without any part may take: a schema names its members, for each of its shapes. */
const leastLooks = 5_000

let inputs: readonly (readonly [name: string, schema: Schema])[]
beforeAll(async () => {
  inputs = await deployedInputs()
})

it.each(Object.entries(costly))('looks at %s a few times, wherever they are in a body', (_, text) => {
  if (!isRead(text)) return
  const value = JSON.parse(text)
  const parts = partsOf(value)
  const dear: string[] = []
  for (const [name, schema] of inputs)
    for (const [at, around] of bodiesWith('null', schema)) {
      const { value: body, looks } = watched(JSON.parse(around, (_, inner) => inner ?? value))
      checkOf(schema)(body)
      const most = looksAtEach * (parts + partsOf(JSON.parse(around)) - 1) + leastLooks
      if (looks() > most) dear.push(`${name}${at}: ${looks()} looks, most is ${most}`)
    }
  expect(dear).toEqual([])
})
