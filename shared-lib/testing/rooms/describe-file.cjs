// Runs one test file as a block of its room's suite. The block begins with an empty page and ends with real time, the real
// `fetch`, no spies and nothing pending, so that files do not depend on each other.
const { readFileSync } = require('node:fs')

function emptyPage() {
  const { document, window } = globalThis
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
}

/** The library registers its clean-up where it is loaded first: with the first file of the suite alone. */
function cleanUpReact() {
  const { cleanup } = require('@testing-library/react/pure')
  const before = globalThis.IS_REACT_ACT_ENVIRONMENT
  beforeAll(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true
  })
  afterEach(cleanup)
  afterAll(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = before
  })
}

/** Lets a navigation that the last test began come to its end. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

/**
 * @param {string} name path of the file in the repository
 * @param {string} file where it is
 */
module.exports = function describeFile(name, file) {
  describe(name, () => {
    let environment
    let fetch
    beforeAll(() => {
      environment = { ...process.env }
      fetch = globalThis.fetch
      if (globalThis.document) emptyPage()
    })
    if (globalThis.document && readFileSync(file, 'utf8').includes("'@testing-library/react'")) cleanUpReact()
    afterAll(() => {
      jest.useRealTimers()
      jest.restoreAllMocks()
      globalThis.fetch = fetch
      for (const key of Object.keys(process.env)) if (!(key in environment)) delete process.env[key]
      Object.assign(process.env, environment)
      return nextTurn()
    })
    try {
      require(file)
    } catch (error) {
      it('loads', () => {
        throw error
      })
    }
  })
}
