/** A provider gives a customer at least this much of IPv6: who changes address inside it is still one of them. */
const groups = 3

/** How many clients one network may look like: a household or a small office, not a farm of addresses. */
export const clientsPerNetwork = 8

/** `2001:db8:1::/48` of an IPv6 address, undefined of any other: an IPv4 address is counted as it is. */
export function networkOf(client: string): string | undefined {
  if (!client.includes(':')) return undefined
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
