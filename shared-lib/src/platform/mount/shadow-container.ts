/** Longest wait for a style sheet before the widget is shown anyway, in ms. */
const styleLimit = 3000

/**
 * The element inside a tag's shadow root that React draws into. Keeps a shadow root the server declared, and hides a
 * new one until its style sheets have loaded, so that the widget never shows unstyled.
 */
export function shadowContainer(host: HTMLElement, styles: readonly string[]): Element {
  const declared = host.shadowRoot?.querySelector('[data-root]')
  if (declared) return declared
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const container = document.createElement('div')
  container.setAttribute('data-root', '')
  container.setAttribute('part', 'ground')
  container.lang = 'pt' // whatever the language of the page
  const links = styles.map((href) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    return link
  })
  shadow.replaceChildren(...links, container)
  if (links.length > 0) revealAfter(container, links)
  return container
}

function revealAfter(container: HTMLElement, links: readonly HTMLLinkElement[]) {
  const settled = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      link.onload = resolve
      link.onerror = resolve
    })
  container.hidden = true
  const reveal = () => {
    clearTimeout(timer)
    // `medium`, inside `all: initial`: the size of text that this visitor asked the browser for, whatever the page's root has.
    container.style.setProperty('--rem', getComputedStyle(container).fontSize)
    container.hidden = false
  }
  const timer = setTimeout(reveal, styleLimit)
  void Promise.all(links.map(settled)).then(reveal)
}
