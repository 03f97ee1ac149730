/** Longest time, in ms, that anything may move by itself. */
const limit = 5000

const stopping = new WeakSet<HTMLMediaElement>()

/** Stops a video that plays by itself: at once where people asked for less motion, else `limit` after it began. */
function calm(video: HTMLVideoElement) {
  if (!video.autoplay || stopping.has(video)) return
  stopping.add(video)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  // One that was playing before this code came has used up some of its time.
  const left = still ? 0 : Math.max(0, limit - video.currentTime * 1000)
  setTimeout(() => video.pause(), left)
}

/** Calms the videos of this page and of every later one. A visitor who starts one again is not interrupted. */
export function calmVideos() {
  const heard = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement) calm(target)
  }
  // Media events do not bubble; capturing gets them all the same.
  document.addEventListener('playing', heard, true)
  for (const video of document.querySelectorAll('video')) if (!video.paused) calm(video)
}
