import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { oneAtATime } from 'shared-lib/build/one-at-a-time'
import { runFolder } from '../site/begin-run'
import type { Walk } from './walk-site'
import { walkWholeSite } from './whole-site'

const asText = ({ answers, mentions, outside }: Walk) =>
  JSON.stringify({ answers: [...answers], mentions: [...mentions], outside })

function fromText(text: string): Walk {
  const { answers, mentions, outside } = JSON.parse(text)
  return { answers: new Map(answers), mentions: new Map(mentions), outside }
}

/**
 * The walk of a whole site, once for a whole run: the sites of all workers are of one build and one content, and
 * addresses in it have no origin. The second worker waits: two walks at once would take twice as long each.
 */
export function sharedWalk(browser: Browser, origin: string): Promise<Walk> {
  const folder = runFolder()
  if (folder === undefined) return walkWholeSite(browser, origin)
  const file = path.join(folder, 'walk.json')
  return oneAtATime(`${file}.lock`, async () => {
    if (existsSync(file)) return fromText(readFileSync(file, 'utf8'))
    const walk = await walkWholeSite(browser, origin)
    writeFileSync(file, asText(walk))
    return walk
  })
}
