import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mail } from './confirmation-mail'

type SendMail = (mail: Mail) => Promise<void>

interface MailRoute {
  /** `smtp://user:password@host:587` or `smtps://…`; undefined: mails become files. */
  readonly smtpUrl: string | undefined
  /** `Quero Poupar <newsletter@queropoupar.pt>`. */
  readonly from: string
  readonly outboxFolder: string
}

/** In ms: a mail server that never answers must not hold the mails behind it. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function overSmtp(url: string, from: string): SendMail {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true })
  }
  let opened: ReturnType<typeof open> | undefined
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ id, to, subject, text, html, leaveUrl }) => {
    opened ??= open()
    await (await opened).sendMail({
      from,
      to,
      subject,
      text,
      html,
      // The same for every attempt, so that repeated mails can be recognised.
      messageId: `<${id}@${domain}>`,
      headers: {
        ...(leaveUrl && {
          'List-Unsubscribe': `<${leaveUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
        'Auto-Submitted': 'auto-generated',
      },
    })
  }
}

/** One file a mail, for its owner only; `npm run mail` shows them. */
const intoFolder =
  (folder: string, from: string): SendMail =>
  async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const at = new Date().toISOString()
    const file = path.join(folder, `${at.replaceAll(':', '-')}-${mail.id}.json`)
    // A concurrent reader of the folder must find whole mails only: write to another name, then rename.
    await writeFile(`${file}.part`, `${JSON.stringify({ at, from, ...mail }, null, 2)}\n`, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }

export const mailSender = ({ smtpUrl, from, outboxFolder }: MailRoute): SendMail =>
  smtpUrl ? overSmtp(smtpUrl, from) : intoFolder(outboxFolder, from)
