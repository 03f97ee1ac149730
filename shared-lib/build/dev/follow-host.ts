import { hideFailure, showFailure } from './overlay'

// Part of every page of `npm run dev`: reloads the page with the host, and shows what does not compile.

/** The build that this page is of. */
const own = new URL(import.meta.url).searchParams.get('build')
const changes = new EventSource(new URL('changes', import.meta.url))
changes.addEventListener('built', ({ data }) => {
  if (JSON.parse(data) !== own) return location.reload()
  hideFailure()
})
changes.addEventListener('failed', ({ data }) => showFailure(JSON.parse(data)))
