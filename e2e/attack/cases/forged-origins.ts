import { randomUUID } from 'node:crypto'
import { energyLead } from '../../site/energy-lead'
import { ask } from '../ask'
import { type Attack, claim, none } from '../attack'

/** Requests that change something, as a page of ours would send them. */
const changes = [
  ['/api/leads', 'application/json', () => energyLead(8_000_000)],
  ['/api/blog/newsletter/add', 'application/json', () => JSON.stringify({ email: 'ana@exemplo.pt' })],
  ['/api/visit', 'application/json', () => '{}'],
  ['/api/consent', 'application/x-www-form-urlencoded', () => 'choice=all'],
  ['/api/override', 'application/x-www-form-urlencoded', () => 'override=off'],
] as const

/** Origins that a foreign page, or a program that plays one, claims. */
const disguises: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'none' },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  { origin: 'https://evil.example', forwarded: 'host=evil.example;proto=https' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'http://127.0.0.1.evil.example' },
  { origin: 'file://' },
]

export const forgedOrigins: Attack = {
  name: 'forged-origins',
  tried: `${changes.length} addresses that change something, asked as ${disguises.length} kinds of foreign page`,
  quick: true,
  seconds: 30,
  async against({ url }) {
    const taken: string[] = []
    const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const ours = await ask(`${url}/api/visit`, { method: 'POST', headers: own, body: '{}' })
    for (const [path, type, body] of changes)
      for (const disguise of disguises) {
        const headers = { ...disguise, 'content-type': type, 'idempotency-key': randomUUID() }
        const { status } = await ask(url + path, { method: 'POST', headers, body: body() })
        if (status !== 403) taken.push(`${path} ${JSON.stringify(disguise)}: ${status}`)
      }
    const image = await ask(`${url}/energia?override=mf-energy@http://localhost:4180`)
    const framed = String(image.headers['content-security-policy'])
    return [
      claim('a page of ours is not refused', ours.status === 200, ours.status),
      none('refused every time', taken),
      claim('an image sets no override', image.headers['set-cookie'] === undefined, `status ${image.status}`),
      claim('nor can the question be framed', framed.includes("frame-ancestors 'none'"), framed.slice(0, 60)),
    ]
  },
}
