import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannedIn } from '../src/kit/voice/banned-words'

// Visitors' copy is written in stories, which `npm run cms -- lint` judges, and in code, which is judged here: the
// crawl of pages meets no message, mail or state that it does not come by.

const root = join(__dirname, '../..')

/** Written for editors and developers, in terms of tags, stories and sources. */
const notForVisitors =
  /\.(test|testing|fixture)\.|\/testing\/|\/voice\/banned-words|\/generators\/|^host\/src\/(content\/blocks\/.*schemas|api\/catalogue|editorial\/(lint|partner-offers|articles\/search)|base\/settings\/owner-fields)/

const rooms = readdirSync(root).filter((name) => /^(mf-[a-z-]+|shared-lib|host)$/.test(name))

const sources = rooms
  .flatMap((room) =>
    readdirSync(join(root, room, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${room}/src/${file}`,
    ),
  )
  .filter((file) => /\.(tsx?|json)$/.test(file) && !notForVisitors.test(file))

/** A text without its comments and addresses, on the same lines. */
const spoken = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/ .*$/gm, '')
    .replace(/https?:\/\/\S+|(['"`])\/[\w/-]+/g, '$1')

/** Most files hold none of the words, and one look at a whole file is cheaper than one at each line. */
function faultsIn(file: string, text: string) {
  const whole = spoken(text)
  if (bannedIn(whole).length === 0) return []
  return whole
    .split('\n')
    .flatMap((line, at) =>
      bannedIn(line).map(({ word, instead }) => `${file}:${at + 1} «${word}»: ${instead}`),
    )
}

it('reports where a word is and what to write instead, and reads neither comments nor addresses', () => {
  const text =
    "// a fonte\nconst a = 'neste aparelho'\n/* uma\n fonte */ const b = '/guias/retencao-na-fonte'\n"
  expect(faultsIn('a.ts', text)).toEqual(['a.ts:2 «neste aparelho»: neste telemóvel, neste computador'])
})

it('has no banned word in the visitors’ copy that is written in code', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})
