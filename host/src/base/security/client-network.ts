import type { IncomingMessage } from 'node:http'

/** A provider gives a customer at least this much of IPv6: a client that changes address inside it is still the same. */
const groups = 3

/** How many clients one network may look like: a household or a small office, not a farm of addresses. */
export const clientsPerNetwork = 8

/** How a server that listens on `::` names an IPv4 address. */
const mapped = /^::ffff:\d+\.\d+\.\d+\.\d+$/i

/** `2001:db8:1::/48` of an IPv6 address, undefined of any other: an IPv4 address is counted as it is. */
export function networkOf(client: string): string | undefined {
  if (!client.includes(':') || mapped.test(client)) return undefined
  const [head = '', tail = ''] = client.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const missing = client.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : []
  return `${[...left, ...missing, ...right]
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/48`
}

/**
 * The network that a client's neighbours are in: `/48` of IPv6, `/24` of IPv4. Less sure than `networkOf`: people who
 * share it may be unrelated, so it is no reason to refuse a request.
 */
export function neighbourhoodOf(client: string): string {
  const address = client.slice(0, 64).replace(/^::ffff:(?=\d+\.)/i, '')
  return networkOf(address) ?? `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/** A client's address before any framework has read the request, with this many balancers of ours in front. */
export function clientOf({ headers, socket }: IncomingMessage, balancers: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',')
  const hops = [
    socket.remoteAddress ?? '',
    ...forwarded
      .map((hop) => hop.trim())
      .filter(Boolean)
      .reverse(),
  ]
  return hops[Math.min(balancers, hops.length - 1)] ?? ''
}
