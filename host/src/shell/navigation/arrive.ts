let announcer: HTMLElement | undefined

function createAnnouncer() {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  Object.assign(region.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  })
  document.body.append(region)
  return region
}

/** Announces the new page's title to a screen reader. */
export function announce(text: string) {
  announcer ??= createAnnouncer()
  announcer.textContent = text
}

/**
 * Focus goes where reading starts: a heading made to take it, else the main part. Nothing is written into a widget's
 * HTML for this, because it may still have to be hydrated. Scrolling is decided elsewhere.
 *
 * `before` had the focus when a step began: a widget that has moved it since, or a visitor already on the way through
 * the new step, is not called back.
 */
export function focusMain(before?: Element | null) {
  const { activeElement } = document
  if (before !== undefined && activeElement !== before && activeElement?.closest('main *')) return
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  // Faults that stop a form are read before its heading.
  const target = find('main [role=alert][tabindex]') ?? find('main h1[tabindex]') ?? find('main')
  target?.focus({ preventScroll: true })
}
