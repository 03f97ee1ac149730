// Loaded before the official CLI (`node --import`), which knows the service's own addresses and no other: what it
// sends to the European one goes to the local service instead. ADR 0012.
const local = process.env.CMS_LOCAL_SERVICE
const european = 'https://mapi.storyblok.com/'
const real = globalThis.fetch

globalThis.fetch = (input, init) => {
  const request = new Request(input, init)
  if (!request.url.startsWith(european))
    return Promise.reject(new Error(`not the local service: ${request.url}`))
  const address = `${local}/${request.url.slice(european.length)}`
  const hasBody = request.body !== null
  return real(address, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    ...(hasBody && { body: request.body, duplex: 'half' }),
  })
}
