import type { IncomingMessage } from 'node:http'
import { clientOf, neighbourhoodOf } from './client-network'

it.each([
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['192.0.2.1', '192.0.2.0/24'],
  ['::ffff:192.0.2.1', '192.0.2.0/24'],
  ['', '.0/24'],
  ['x'.repeat(1_000), `${'x'.repeat(64)}.0/24`],
])('takes %s for a neighbour in %s', (client, network) => expect(neighbourhoodOf(client)).toBe(network))

it.each([
  ['who is connected, where no balancer is ours', 0, '198.51.100.1'],
  ['whom our balancer names', 1, '203.0.113.9'],
  ['whom the outer of two names', 2, '10.9.9.9'],
  ['the farthest there is', 5, '10.9.9.9'],
])('sees %s', (_, balancers, client) => {
  const request = {
    headers: { 'x-forwarded-for': '10.9.9.9, 203.0.113.9' },
    socket: { remoteAddress: '198.51.100.1' },
  } as unknown as IncomingMessage
  expect(clientOf(request, balancers)).toBe(client)
})
