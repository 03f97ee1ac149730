import { confirmPath, leavePath } from '../../../base/addresses/addresses'
import { escapeHtml } from '../../../base/text/escape-html'
import type { DueMail } from '../newsletter.types'
import { mailButton, mailPage } from './mail-page'

export interface ConfirmationParts {
  readonly siteName: string
  /** Where the links lead, without a trailing slash. Never taken from a request. */
  readonly origin: string
  /** How long the link to confirm is good for. */
  readonly confirmHours: number
}

/** A mail as any transport takes it. */
export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** `List-Unsubscribe` (RFC 2369): mail programs offer it as a button. */
  readonly leaveUrl?: string
}

const duration = (hours: number) => {
  const days = hours / 24
  if (Number.isInteger(days)) return days === 1 ? '1 dia' : `${days} dias`
  return hours === 1 ? '1 hora' : `${hours} horas`
}

/** The mail that asks whether an address really wants the newsletter. Nothing in it names the reader. */
export function confirmationMail(
  { id, email, confirmToken, leaveToken }: DueMail,
  { siteName, origin, confirmHours }: ConfirmationParts,
): Mail {
  const confirmUrl = origin + confirmPath(confirmToken)
  const leaveUrl = origin + leavePath(leaveToken)
  const name = escapeHtml(siteName)
  const valid = `A ligação é válida durante ${duration(confirmHours)}.`
  const why = `Recebes este email porque alguém pediu a newsletter do ${siteName} com este endereço. Se não foste tu, não faças nada: sem a tua confirmação não enviamos mais nenhum email e apagamos o endereço.`
  return {
    id,
    to: email,
    subject: `Confirma a tua subscrição da newsletter do ${siteName}`,
    leaveUrl,
    text: `Olá!

Falta um passo para receberes a newsletter do ${siteName}: abre esta ligação e carrega em "Confirmar".

${confirmUrl}

${valid}

${why}

Não queres receber a newsletter, ou mudaste de ideias? Cancela aqui:
${leaveUrl}

${siteName}
`,
    html: mailPage(
      `Confirma a tua subscrição`,
      `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">Falta um passo</h1>
<p>Para receberes a newsletter do ${name}, abre a ligação e carrega em “Confirmar”.</p>
${mailButton(confirmUrl, 'Confirmar a subscrição')}
<p>${valid}</p>
<p style="color:#475a66;font-size:15px">${escapeHtml(why)}</p>
<p style="color:#475a66;font-size:15px">Mudaste de ideias? <a href="${leaveUrl}" style="color:#054f74">Cancelar a subscrição</a></p>`,
    ),
  }
}
