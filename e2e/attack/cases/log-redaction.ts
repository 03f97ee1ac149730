import { ask } from '../ask'
import { type Attack, claim, none } from '../attack'

const email = 'joana.marcada@exemplo.pt'
const numbers = ['912345678', '+351 936 547 812', '267834519']
const secret = 'k3J9-_aZq'.repeat(5).slice(0, 43)
const secrets = [email, ...numbers, secret]

/** Places where people and programs write text that must never be logged. */
const places = (text: string): readonly string[] => [
  `/energia/${encodeURIComponent(text)}`,
  `/energia?email=${encodeURIComponent(text)}`,
  `/?utm_source=${encodeURIComponent(text)}`,
  `/pedido/${encodeURIComponent(text)}`,
  `/newsletter/confirmar/${encodeURIComponent(text)}`,
  `/api/leads/status/${encodeURIComponent(text)}`,
  `/%E0%A4%A/${encodeURIComponent(text)}`,
]

const bare = (text: string) => text.replace(/[\s.+-]/g, '')

export const logRedaction: Attack = {
  name: 'log-redaction',
  tried: 'emails, phones, tax numbers and secrets typed into addresses, bodies and reports of errors',
  quick: true,
  settings: { LOG_LEVEL: 'info' },
  seconds: 30,
  async against(site) {
    const before = site.logs.length
    for (const text of secrets) {
      for (const path of places(text)) await ask(site.url + path)
      const report = { kind: 'error', message: `falhou ${text} em /x?a=${text}`, path: `/energia/${text}` }
      const json = { 'content-type': 'application/json' }
      for (const [path, body] of [
        ['/api/client-errors', report],
        ['/api/leads', { vertical: text, lead: { email: text } }],
        ['/api/calculators/net-salary', { [text]: text }],
        ['/api/blog/newsletter/add', { email: text }],
      ] as const)
        await ask(site.url + path, { method: 'POST', headers: json, body: JSON.stringify(body) })
    }
    const lines = site.logs.slice(before)
    const shown = lines.filter((line) => secrets.some((text) => bare(line).includes(bare(text).slice(-9))))
    return [
      claim('the host wrote of them', lines.length > 0, `${lines.length} lines`),
      none(
        'no line shows any',
        shown.map((line) => line.slice(0, 160)),
      ),
    ]
  },
}
