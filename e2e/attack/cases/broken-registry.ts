import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ask, pause } from '../ask'
import { type Attack, none } from '../attack'

export const brokenRegistry: Attack = {
  name: 'broken-registry',
  tried:
    'the registry of versions is cut short, emptied or filled with nonsense under a running host, and at a start',
  seconds: 60,
  async against({ store, url }) {
    const file = path.join(store.location, 'registry.json')
    const whole = readFileSync(file, 'utf8')
    const lost: string[] = []
    try {
      for (const [turn, broken] of [
        whole.slice(0, whole.length / 2),
        '',
        'null',
        '{}',
        '[]',
        '{"entries":7}',
      ].entries()) {
        writeFileSync(file, broken)
        // Hosts look once a second: two looks have met it.
        await pause(2.2)
        const page = `/energia/simular/habitantes?energyType=gas&addressType=current&postalCode=${2000 + turn}`
        const { status, text } = await ask(url + page)
        if (status !== 200 || !text.includes('qp-energy-funnel'))
          lost.push(`${broken.slice(0, 20)}: ${status}`)
      }
    } finally {
      writeFileSync(file, whole)
    }
    return [none('pages go on with the versions of before', lost)]
  },
}
