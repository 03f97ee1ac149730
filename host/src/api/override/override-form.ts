import { createHmac, timingSafeEqual } from 'node:crypto'
import { overrideApi } from '../../base/addresses/addresses'
import { escapeHtml } from '../../base/text/escape-html'

/** How long the form is good for, in seconds: the developer has just opened the link. */
const formSeconds = 600

/** Request of the form, and where it leads afterwards. */
interface OverrideAsked {
  /** An override, or `off`. */
  readonly text: string
  /** Path and query of the page. */
  readonly page: string
}

type Fields = Readonly<Record<string, unknown>>

const mark = ({ text, page }: OverrideAsked, until: string, key: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['override form', text, page, until]))
    .digest('hex')

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Address that the form posts to. */

/** No page may frame it, and it loads and requests nothing elsewhere. */
export const formHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy':
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
} as const

/**
 * A link alone changes nothing in a browser, since any page can make a browser open one: it shows this, and a person
 * presses the button. What the form sends is signed, so that no other page can write it.
 */
export function overrideForm(asked: OverrideAsked, key: string, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + formSeconds)
  const fields = { override: asked.text, page: asked.page, until, mark: mark(asked, until, key) }
  const isOff = asked.text === 'off'
  const [question, button] = isOff
    ? ['Queres voltar ao site publicado?', 'Voltar ao site publicado']
    : [`Queres ver neste navegador a compilação ${asked.text.split('~')[0]}?`, 'Usar neste navegador']
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
  return `<!doctype html>
<html lang="pt-PT">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Versão de desenvolvimento</title></head>
<body>
<main>
<h1>Versão de desenvolvimento</h1>
<p>${escapeHtml(question)}</p>
<form method="post" action="${overrideApi}">${inputs}<button>${button}</button></form>
<p><a href="${escapeHtml(asked.page)}">Deixar como está</a></p>
</main>
</body>
</html>
`
}

/** Request that a form of ours sent in time; undefined for anything else. */
export function askedBy(fields: Fields, key: string, now: Date): OverrideAsked | undefined {
  const [text, page, until, given] = ['override', 'page', 'until', 'mark'].map((name) => {
    const value = fields[name]
    return typeof value === 'string' ? value : ''
  }) as [string, string, string, string]
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now.getTime()) return undefined
  return isSame(given, mark({ text, page }, until, key)) ? { text, page } : undefined
}
