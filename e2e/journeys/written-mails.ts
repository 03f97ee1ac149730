import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import type { TestSite } from '../site/start-site'

interface WrittenMail {
  readonly to: string
  readonly text: string
}

const written = (folder: string): WrittenMail[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    : []

/** The newest mail to an address; the site writes its mails into a folder next to its database. */
export async function latestMail({ leadsFile }: TestSite, to: string): Promise<WrittenMail> {
  const folder = path.join(path.dirname(leadsFile), 'outbox')
  const latest = Date.now() + 10_000
  for (;;) {
    const mail = written(folder).findLast((one) => one.to === to)
    if (mail) return mail
    if (Date.now() > latest) throw new Error(`no mail in ${folder}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Path of one of a mail's two links. */
export function linkIn({ text }: WrittenMail, kind: 'confirmar' | 'sair') {
  const found = new RegExp(`(/newsletter/${kind}/[\\w-]{43})`).exec(text)?.[1]
  if (!found) throw new Error(`the mail has no link ${kind}`)
  return found
}

/** Consents that the host has on disk for a visit. */
export function consentsOf({ leadsFile }: TestSite, visit: string | undefined) {
  const database = new Database(leadsFile, { readonly: true })
  try {
    return database
      .prepare('select act, page, text_version from newsletter_consents where journey_id = ?')
      .all(visit)
  } finally {
    database.close()
  }
}
