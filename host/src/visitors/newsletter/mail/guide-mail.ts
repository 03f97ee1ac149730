import { leavePath } from '../../../base/addresses/addresses'
import { escapeHtml } from '../../../base/text/escape-html'
import type { NewGuide } from '../guide/new-guide'
import type { DueMail } from '../newsletter.types'
import type { ConfirmationParts, Mail } from './confirmation-mail'
import { mailButton, mailPage } from './mail-page'

/** The mail that announces a new guide. Nothing in it names the reader. */
export function guideMail(
  { id, email, leaveToken }: DueMail,
  { path, title, description }: NewGuide,
  { siteName, origin }: Pick<ConfirmationParts, 'siteName' | 'origin'>,
): Mail {
  const url = origin + path
  const leaveUrl = origin + leavePath(leaveToken)
  const why = `Recebes este email porque subscreveste a newsletter do ${siteName}.`
  return {
    id,
    to: email,
    subject: title,
    leaveUrl,
    text: `${title}

${description}

Ler o guia:
${url}

${why} Para deixares de receber:
${leaveUrl}
`,
    html: mailPage(
      escapeHtml(title),
      `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(title)}</h1>
<p>${escapeHtml(description)}</p>
${mailButton(escapeHtml(url), 'Ler o guia')}
<p style="color:#475a66;font-size:15px">${escapeHtml(why)} <a href="${leaveUrl}" style="color:#054f74">Cancelar a subscrição</a></p>`,
    ),
  }
}
