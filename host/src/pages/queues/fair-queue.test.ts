import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { createFairQueue } from './fair-queue'

describe('turns of clients', () => {
  it('let one request of a client begin at once, and another client before the rest', async () => {
    const begun: string[] = []
    const letBegin = createFairQueue()
    const ask = (...names: readonly string[]) => {
      for (const name of names) letBegin(name.slice(0, 1), () => begun.push(name))
    }
    ask('a1', 'a2', 'a3', 'b1')
    expect(begun).toEqual(['a1', 'b1'])
    await nextTurn()
    ask('c1', 'a4')
    expect(begun.slice(2)).toEqual(['a2', 'c1'])
    await nextTurn()
    await nextTurn()
    expect(begun.slice(4)).toEqual(['a3', 'a4'])
  })

  it('begin each request once, and those of a client in their order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 40 }),
        async (asked) => {
          const letBegin = createFairQueue()
          const begun: (readonly [string, number])[] = []
          for (const [at, [client, pause]] of asked.entries()) {
            letBegin(client, () => begun.push([client, at]))
            if (pause) await nextTurn()
          }
          for (let turn = 0; turn < asked.length; turn++) await nextTurn()
          for (const name of ['a', 'b', 'c']) {
            const order = begun.flatMap(([client, at]) => (client === name ? [at] : []))
            expect(order).toEqual(asked.flatMap(([client], at) => (client === name ? [at] : [])))
          }
        },
      ),
      { numRuns: 30 },
    )
  })
})
