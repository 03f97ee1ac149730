import { inlineHash, type PagePolicy, securityHeaders } from './security-headers'

const page: PagePolicy = { scriptOrigins: ['https://cdn.example'], scriptHashes: [], embeddable: false }

const directives = (change: Partial<PagePolicy> = {}) => {
  const policy = securityHeaders({ ...page, ...change })['content-security-policy'] ?? ''
  return Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]))
}

it('allows scripts of ours and of the deployments, named inline blocks, and nothing inline beyond', () => {
  // SHA-256 of the empty text: FIPS 180-4 test vector, in base64.
  expect(inlineHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
  const { 'script-src': scripts } = directives({ scriptHashes: [inlineHash('')] })
  expect(scripts).toEqual(["'self'", 'https://cdn.example', `'${inlineHash('')}'`])
  expect(JSON.stringify(directives())).not.toContain('unsafe')
})

const editor = 'https://app.storyblok.com'
it.each([
  { why: 'an ordinary page', change: {}, ancestors: ["'none'"] },
  { why: 'an embed', change: { embeddable: true }, ancestors: ['*'] },
  { why: 'a draft in the editor', change: { framedBy: [editor] }, ancestors: [editor] },
])('names the sites that may frame $why', ({ change, ancestors }) =>
  expect(directives(change)['frame-ancestors']).toEqual(ancestors),
)

it('takes no plugin, no base and no inline handler, and sends forms to the site alone', () =>
  expect(directives()).toMatchObject({
    'default-src': ["'self'"],
    'script-src-attr': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }))

it('lets only named policies make markup or scripts of text, where no script of others writes the page', () => {
  const trusting = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['qp', 'default'] }
  expect(directives()).toMatchObject(trusting)
  for (const change of [{ tagManager: true }, { inlineStyles: true }])
    for (const name of Object.keys(trusting)) expect(directives(change)).not.toHaveProperty(name)
})

it('has no browser start another process before it paints', () =>
  expect(securityHeaders(page)).not.toHaveProperty('cross-origin-opener-policy'))

it('compiles WebAssembly only where asked', () => {
  expect(directives()['script-src']).not.toContain("'wasm-unsafe-eval'")
  expect(directives({ wasm: true })['script-src']).toContain("'wasm-unsafe-eval'")
})

it.each([
  "https://a.example; script-src 'unsafe-inline'",
  'https://a.example https://b.example',
  'javascript:',
  '*',
])('refuses the source %s from configuration', (origin) =>
  expect(() => securityHeaders({ ...page, imageOrigins: [origin] })).toThrow('not an origin'),
)

it('refuses text that is not a hash', () =>
  expect(() => securityHeaders({ ...page, scriptHashes: ["x' 'unsafe-inline"] })).toThrow('not a CSP hash'))
