// For each element that a query by role or name visits, jsdom matches all rules of its own sheet and resolves colours. What
// queries read follows from the element and its `style` attributes while a page has no sheet.
const { getComputedStyle: computed } = window

const inline = (element, property) =>
  element.hasAttribute('style') ? element.style.getPropertyValue(property) : ''

function inherited(element, property, initial) {
  for (let one = element; one; one = one.parentElement) {
    const value = inline(one, property)
    if (value) return value
  }
  return initial
}

/** By all that selectors of the browser's own sheet look at. */
const displays = new Map()
function displayOf(element) {
  const own = inline(element, 'display')
  if (own) return own
  const key = JSON.stringify([
    element.localName,
    ...['hidden', 'open', 'type'].map((name) => element.getAttribute(name)),
  ])
  const known = displays.get(key) ?? computed.call(window, element).display
  displays.set(key, known)
  return known
}

const read = {
  display: displayOf,
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  pointerEvents: (element) => inherited(element, 'pointer-events', 'auto'),
  opacity: (element) => inline(element, 'opacity'),
}

const style = {
  get(element, name) {
    if (name === 'getPropertyValue') return (property) => style.get(element, property)
    if (Object.hasOwn(read, name)) return read[name](element)
    const all = computed.call(window, element)
    return typeof all[name] === 'function' ? all[name].bind(all) : all[name]
  },
}

window.getComputedStyle = (element, pseudo) =>
  pseudo || element.ownerDocument.styleSheets.length > 0
    ? computed.call(window, element, pseudo)
    : new Proxy(element, style)
