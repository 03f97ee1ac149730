// An unmocked call to the outside fails the test; servers that a test starts itself are on loopback. A real space is asked
// where its contract tests were asked for, by a token of it.
const isSpace = (name) =>
  Boolean(process.env.STORYBLOK_TOKEN) && /(^|\.)storyblok(china)?\.c(om|n)$/.test(name)
const real = globalThis.fetch
globalThis.fetch = (input, init) => {
  const url = new URL(typeof input === 'string' || input instanceof URL ? input : input.url)
  if (!['127.0.0.1', 'localhost'].includes(url.hostname) && !isSpace(url.hostname))
    throw new Error(`unmocked network call to ${url}`)
  return real(input, init)
}
