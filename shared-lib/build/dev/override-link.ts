import { overrideText, readOverride, signOverride } from './override'

interface OverrideLinkParts {
  /** Origin of the site, `https://queropoupar.pt`. */
  readonly host: string
  readonly name: string
  /** Where this machine serves its builds. */
  readonly origin: string
  /** Key that the host checks signatures with; a development shell on this machine asks for none. */
  readonly secret: string | undefined
}

/** A working day: then a new link is asked for. */
const hours = 8

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(host).hostname)

/**
 * A page of the host with this machine's build in it, for the browser that opens the link. Throws when the host is
 * another machine and there is no secret to sign with.
 */
export function overrideLink({ host, name, origin, secret }: OverrideLinkParts): (page: string) => string {
  if (!/^https?:$/.test(URL.parse(host)?.protocol ?? ''))
    throw new Error(`${host} is no address of a site: say it like https://queropoupar.pt`)
  const override = readOverride(`${name}@${origin}`)
  if (!override) throw new Error(`${name}@${origin} is no override`)
  if (!secret && !isLocal(host))
    throw new Error(`${host} honours signed links only: set OVERRIDE_SECRET to the secret of that host`)
  if (secret && secret.length < 32)
    throw new Error('OVERRIDE_SECRET has at least 32 characters: the host takes no shorter one')
  const expires = new Date(Date.now() + hours * 3_600_000)
  const text = secret ? signOverride(override, expires, secret) : overrideText(override)
  return (page) => `${host.replace(/\/$/, '')}${page}?override=${text}`
}
