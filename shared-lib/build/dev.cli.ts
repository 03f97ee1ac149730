import { watch } from 'node:fs'
import path from 'node:path'
import { pointAt } from '../deployments/flips'
import { openStore } from '../deployments/open-store'
import { build } from './build'
import { readBuilt } from './read-built'
import { root } from './webpack/base'

// npm run dev -w mf-energy: every saved change is a new local deployment, and a running host follows it.
const [name] = process.argv.slice(2)
if (!name?.startsWith('mf-')) {
  console.error('say which micro-frontend: npm run dev -w mf-energy')
  process.exit(1)
}
const store = openStore()
/** Editors write a file in several steps. */
const settleMs = 80
let timer: NodeJS.Timeout | undefined
let running = false
let again = false

async function publish() {
  if (running) {
    again = true
    return
  }
  running = true
  try {
    const [target] = await build([name as string], { development: true })
    if (!target) return
    if (!(await store.has(target.name, target.version))) await store.publish(readBuilt(target), target.out)
    await pointAt(store, target.name, target.version)
    console.log(`${new Date().toLocaleTimeString('pt-PT')} ${target.name} ${target.version} is served`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  running = false
  if (again) {
    again = false
    await publish()
  }
}

for (const folder of [path.join(root, name, 'src'), path.join(root, 'shared-lib/src')])
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(publish, settleMs)
  })
await publish()
console.log(`watching ${name} and shared-lib; start the site beside it with npm start`)
