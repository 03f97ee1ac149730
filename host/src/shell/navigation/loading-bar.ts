import { dispatchQpEvent } from 'shared-lib/kit/events/qp-events'

type LoadingState = 'idle' | 'loading' | 'finishing' | 'error'

/** Times in ms, height in px. Quick answers (under `throttle`) show no bar at all. */
const look = { colour: '#076b9c', height: 3, duration: 2000, throttle: 200, hideDelay: 500, resetDelay: 400 }

/** Share of the way after `elapsed` ms: fast at first, never quite there until the answer comes. 0 to 100. */
export const progressAfter = (elapsed: number) => (200 / Math.PI) * Math.atan((elapsed / look.duration) * 2)

function createBar() {
  const bar = document.createElement('div')
  bar.className = 'qp-loading-bar'
  bar.setAttribute('aria-hidden', 'true')
  // Through the style object: a style attribute in HTML is forbidden by our content security policy.
  Object.assign(bar.style, {
    position: 'fixed',
    inset: '0 0 auto 0',
    height: `${look.height}px`,
    background: look.colour,
    transformOrigin: 'left',
    transform: 'scaleX(0)',
    opacity: '0',
    pointerEvents: 'none',
    zIndex: '9999',
  })
  return bar
}

/** The bar at the top of the window while a page is awaited, with its start and end signals on the document. */
export class LoadingBar {
  state: LoadingState = 'idle'
  readonly element = createBar()
  #started = 0
  #frame = 0
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor() {
    document.body.append(this.element)
  }

  start(): void {
    this.#clear()
    if (this.state !== 'loading') dispatchQpEvent(document, 'loading-start', {})
    this.state = 'loading'
    this.#started = performance.now()
    this.#later(look.throttle, () => this.#grow())
  }

  finish(): void {
    this.#end('finishing')
  }

  fail(): void {
    this.#end('error')
  }

  #end(state: 'finishing' | 'error') {
    if (this.state !== 'loading') return
    this.#clear()
    this.state = state
    dispatchQpEvent(document, 'loading-end', {})
    if (this.element.style.opacity === '1') this.#draw(100)
    this.#later(look.hideDelay, () => {
      this.element.style.opacity = '0'
      this.#later(look.resetDelay, () => {
        this.#draw(0)
        this.state = 'idle'
      })
    })
  }

  #grow() {
    this.element.style.opacity = '1'
    this.#draw(progressAfter(performance.now() - this.#started))
    this.#frame = requestAnimationFrame(() => this.#grow())
  }

  #draw(percent: number) {
    this.element.style.transform = `scaleX(${percent / 100})`
  }

  #later(ms: number, work: () => void) {
    this.#timers.push(setTimeout(work, ms))
  }

  #clear() {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
    cancelAnimationFrame(this.#frame)
  }
}
