// An unmocked call to the outside fails the test; servers that a test starts itself are on loopback.
const real = globalThis.fetch
globalThis.fetch = (input, init) => {
  const url = new URL(typeof input === 'string' || input instanceof URL ? input : input.url)
  if (!['127.0.0.1', 'localhost'].includes(url.hostname)) throw new Error(`unmocked network call to ${url}`)
  return real(input, init)
}
