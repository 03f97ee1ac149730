/** Given by the element itself: the policies of our pages let no other style in. */
const look = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: '2147483647',
  maxHeight: '60vh',
  overflow: 'auto',
  padding: '1rem',
  color: '#fff',
  background: '#7a1020',
  font: '0.875rem/1.5 ui-monospace, monospace',
}

let shown: HTMLElement | undefined

/** Takes away what `showFailure` put there. */
export function hideFailure(): void {
  shown?.remove()
  shown = undefined
}

/** The compiler's message, over the lower part of the page, which keeps the last build that did. One at a time. */
export function showFailure(message: string): void {
  hideFailure()
  const text = document.createElement('pre')
  text.textContent = message
  Object.assign(text.style, { margin: '0', whiteSpace: 'pre-wrap', font: 'inherit', color: 'inherit' })
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  Object.assign(close.style, {
    float: 'right',
    font: 'inherit',
    padding: '0.25rem 0.75rem',
    color: look.background,
    background: look.color,
  })
  close.onclick = hideFailure
  shown = document.createElement('div')
  shown.setAttribute('role', 'alert')
  Object.assign(shown.style, look)
  shown.append(close, text)
  document.body.append(shown)
}
