import { readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { type Answered, ask, pause, statusesOf } from '../ask'
import { type Attack, claim, none } from '../attack'

/** Answers with status 200 of a content service that is broken, or that something before it breaks. */
const oddities = [
  '{}',
  '{"story":null}',
  '{"story":{}}',
  '{"story":[]}',
  '{"story":{"content":null}}',
  '{"story":{"content":{"component":7}}}',
  '{"stories":null}',
  '[]',
  'null',
  '"texto"',
  '{"story":',
  '<html>Bad gateway</html>',
  `{"story":{"content":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
]

export const oddContent: Attack = {
  name: 'odd-content',
  tried: `the content service answers ${oddities.length} kinds of nonsense with status 200`,
  seconds: 60,
  async against(site) {
    await ask(`${site.url}/energia`)
    const lost: string[] = []
    const unread: Answered[] = []
    // Stories that were not read yet, one for each.
    const terms = readdirSync(path.join(site.contentFolder, 'stories/glossario'))
    try {
      for (const [turn, body] of oddities.entries()) {
        await site.content({ body })
        const name = body.slice(0, 30)
        // A publication makes every page worthless that waits ready: this one is made again, of what was kept.
        utimesSync(path.join(site.contentFolder, 'stories/energia.json'), new Date(), new Date())
        await pause(0.5)
        const seen = await ask(`${site.url}/energia`)
        if (seen.status !== 200 || !seen.text.includes('</html>')) lost.push(`${name}: ${seen.status}`)
        unread.push(await ask(`${site.url}/glossario/${terms[turn]?.replace('.json', '')}`))
      }
    } finally {
      await site.content({ body: '' })
    }
    return [
      none('a page that was read before goes on', lost),
      claim(
        'another answers that it is being worked on, not that we failed or that it is none',
        unread.every(({ status, text }) => status === 503 && text.includes('em manutenção')),
        statusesOf(unread),
      ),
      claim(
        'and is there once the service is well',
        (await ask(`${site.url}/glossario/${terms.at(-1)?.replace('.json', '')}`)).status === 200,
        'asked',
      ),
    ]
  },
}
