import { createHmac } from 'node:crypto'
import { type IsoDate, isIsoDate } from 'shared-lib/rules/dates/iso-date'
import { sameText } from './editor-request'

/** Lets a browser see drafts for a while after the editor opened a page with a signature. */
export interface PreviewTicket {
  /** Unix seconds of the last signed request. */
  readonly since: number
  /** Unix seconds after which it is worth nothing. */
  readonly until: number
  /** Day that pages are shown as of; undefined for today. */
  readonly day?: IsoDate
  /** On another day: drafts without a date too, not only scheduled ones. */
  readonly undated?: true
  /** Release that the editor has open. */
  readonly release?: string
  /** Why the requested day is not shown: reported once. */
  readonly refused?: string
}

/** An hour after the last page, and a working day after the last signature. */
const idleSeconds = 3600
const longestSeconds = 8 * 3600

const cookieName = 'qp_preview'
const cookieForm = new RegExp(`(?:^|; ?)${cookieName}=([\\w-]+)\\.([\\w-]+)(?:;|$)`)

export const isPreviewCookie = (cookies: string) => cookies.includes(`${cookieName}=`)

export function renewed(ticket: Omit<PreviewTicket, 'until'>, nowSeconds: number): PreviewTicket {
  return { ...ticket, until: Math.min(nowSeconds + idleSeconds, ticket.since + longestSeconds) }
}

export interface TicketCookies {
  /** The ticket in a cookie header; undefined when there is none, it was changed, or its time is over. */
  read(cookies: string, nowSeconds: number): PreviewTicket | undefined
  /** `set-cookie` value. */
  write(ticket: PreviewTicket): string
  /** `set-cookie` value that takes it away. */
  readonly drop: string
}

const isTicket = (value: unknown): value is PreviewTicket => {
  const { since, until, day } = (value ?? {}) as Partial<PreviewTicket>
  return Number.isInteger(since) && Number.isInteger(until) && (day === undefined || isIsoDate(day))
}

/**
 * Tickets as signed cookies that no script reads. The key comes from the preview token, so several hosts agree on it.
 * `framed`: the editor is another site (https only), whose frames get the cookie in a jar of their own.
 */
export function ticketCookies(previewToken: string, framed: boolean): TicketCookies {
  const key = createHmac('sha256', previewToken).update('qp preview ticket').digest()
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const where = framed
    ? 'Path=/; HttpOnly; SameSite=None; Secure; Partitioned'
    : 'Path=/; HttpOnly; SameSite=Lax'
  return {
    read(cookies, nowSeconds) {
      const [, text = '', signature = ''] = cookieForm.exec(cookies) ?? []
      if (!text || !sameText(signature, sign(text))) return undefined
      const ticket: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
      return isTicket(ticket) && ticket.until > nowSeconds ? ticket : undefined
    },
    write(ticket) {
      const text = Buffer.from(JSON.stringify(ticket)).toString('base64url')
      const seconds = Math.max(0, ticket.until - Math.floor(Date.now() / 1000))
      return `${cookieName}=${text}.${sign(text)}; Max-Age=${seconds}; ${where}`
    },
    drop: `${cookieName}=; Max-Age=0; ${where}`,
  }
}
