import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startTestSite } from '../../../server/testing/test-site'
import type { Mail } from '../mail/confirmation-mail'

/** A whole site whose mails become files, and a visitor's actions on it. */
export async function newsletterSite(config: Parameters<typeof startTestSite>[1] = {}) {
  const parts = await startTestSite({ home: [] }, config)
  const { app } = parts.site
  const { mailFolder: outbox } = parts
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const mails = (): Mail[] => {
    try {
      return readdirSync(outbox)
        .toSorted()
        .map((name) => JSON.parse(readFileSync(path.join(outbox, name), 'utf8')))
    } catch {
      return []
    }
  }
  return {
    ...parts,
    app,
    mails,
    /** Waits until this address has a mail; its latest. */
    async mailTo(address: string): Promise<Mail> {
      const latest = Date.now() + 4000
      for (;;) {
        const mail = mails().findLast(({ to }) => to === address)
        if (mail) return mail
        if (Date.now() > latest) throw new Error(`no mail to ${address} among ${mails().length}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    add: (body: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/api/blog/newsletter/add', payload: body, headers }),
    postForm: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { ...form, ...headers },
      }),
  }
}

/** Path of a link in a mail. */
export const linkIn = ({ text }: Pick<Mail, 'text'>, kind: 'confirmar' | 'sair') => {
  const found = new RegExp(`https?://\\S+?(/newsletter/${kind}/[\\w-]{43})`).exec(text)?.[1]
  if (!found) throw new Error(`no link ${kind} in the mail`)
  return found
}
