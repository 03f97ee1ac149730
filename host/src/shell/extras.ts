import { onQpEvent } from 'shared-lib/events/qp-events'
import { calmVideos } from './calm-videos'
import { current } from './current'
import { tellPageView } from './navigation/arrive'
import { refLogUrl } from './ref-log'

/** Between two looks for a newer build, in ms. */
const calm = 5 * 60_000

/** Notes that a newer shell is deployed; the next navigation is then a full one. Failures only wait for the next look. */
async function lookForBuild() {
  if (document.visibilityState === 'visible')
    try {
      const answer = await fetch(`/builds/latest.json?${Date.now()}`)
      const { id }: { id?: string } = await answer.json()
      current.outdated = id !== undefined && id !== current.page.build
    } catch (error) {
      console.info('builds/latest.json could not be read', error)
    }
  if (!current.outdated) setTimeout(lookForBuild, calm)
}

/** One line per navigation, three more tries when it is not answered; what is answered is not read. */
async function storeRefLog() {
  const url = refLogUrl(location.search, document.cookie, current.page.build)
  if (url === undefined) return
  const headers = { 'x-referrer': document.referrer.split('?')[0] ?? '' }
  for (let tries = 0; tries < 4; tries++)
    try {
      const { ok } = await fetch(url, { headers, keepalive: true })
      if (ok) return
    } catch {
      // offline or refused: the next try, or none, says the same
    }
}

onQpEvent(document, 'page-view', () => void storeRefLog())
tellPageView()
calmVideos()
void lookForBuild()
