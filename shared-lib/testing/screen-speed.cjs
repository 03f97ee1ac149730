// Turns off slow features that the tests of screens do not need.
const { configure, getConfig } = require('@testing-library/dom')

// React notes where each element was made, for warnings' stacks: with big forms a sixth of the time. It does so for ten thousand a second.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: react } = require('react')
if (react) Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} })

// Each try of a query that waits writes the whole page into its error: only the last one's is ever read.
const { getElementError } = getConfig()
configure({
  getElementError(message, container) {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container)
    const error = Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    const get = () => getElementError(message, container).message
    return Object.defineProperty(error, 'message', { configurable: true, get })
  },
})

// A query by text reads each element of the page; jsdom makes a list of its nodes for that.
require('@testing-library/dom/dist/get-node-text').getNodeText = (element) => {
  if (element.localName === 'input' && /^(submit|button|reset)$/.test(element.type)) return element.value
  let text = ''
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node.nodeType === Node.TEXT_NODE) text += node.data
  return text
}

// jsdom looks for a field's labels by asking every element of the page what it labels, and each label walks the page again.
for (const name of ['Input', 'Select', 'TextArea', 'Button', 'Output', 'Meter', 'Progress']) {
  const { prototype } = window[`HTML${name}Element`]
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get() {
      if (this.type === 'hidden') return null
      const named = this.id ? this.getRootNode().querySelectorAll(`label[for="${CSS.escape(this.id)}"]`) : []
      const around = this.closest('label:not([for])')
      return [...named, ...(around ? [around] : [])].filter((label) => label.control === this)
    },
  })
}
