import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sharedTestSite } from '../../../server/testing/test-site'
import type { Mail } from '../mail/confirmation-mail'

/** A whole site whose mails become files, and a visitor's actions on it, shared by the tests of a file. */
export function newsletterSite() {
  const open = sharedTestSite({ home: [] })
  const mails = (): Mail[] => {
    try {
      const names = readdirSync(open.mailFolder).toSorted()
      return names.map((name) => JSON.parse(readFileSync(path.join(open.mailFolder, name), 'utf8')))
    } catch {
      return []
    }
  }
  return Object.assign(open, {
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
    add: (body: object) => open.post('/api/blog/newsletter/add', body),
  })
}

/** Path of a link in a mail. */
export const linkIn = ({ text }: Pick<Mail, 'text'>, kind: 'confirmar' | 'sair') => {
  const found = new RegExp(`https?://\\S+?(/newsletter/${kind}/[\\w-]{43})`).exec(text)?.[1]
  if (!found) throw new Error(`no link ${kind} in the mail`)
  return found
}
