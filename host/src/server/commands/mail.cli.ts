import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Mail } from '../../visitors/newsletter/mail/confirmation-mail'
import { readMailFolder } from '../read-settings'

// npm run mail: mails that were written into the outbox folder because no SMTP_URL is set.

type WrittenMail = Mail & { readonly at: string; readonly from: string }

function writtenMails(folder: string): WrittenMail[] {
  const names = (() => {
    try {
      return readdirSync(folder)
    } catch {
      return []
    }
  })()
  return names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .reverse()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
}

const folder = readMailFolder(process.env)
const mails = writtenMails(folder)
const [asked] = process.argv.slice(2)
const mail = asked === undefined ? undefined : mails[Number(asked) - 1]

if (mails.length === 0) console.log(`No mails in ${folder}.`)
else if (asked === undefined) {
  for (const [index, { at, to, subject }] of mails.entries())
    console.log(`${String(index + 1).padStart(3)}  ${at}  ${to}  ${subject}`)
  console.log('\nnpm run mail -- 1 shows the first one.')
} else if (mail) {
  const { at, from, to, subject, text } = mail
  console.log(`Date: ${at}\nFrom: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}`)
} else {
  console.error(`There is no mail ${asked}: choose 1 to ${mails.length}.`)
  process.exitCode = 1
}
