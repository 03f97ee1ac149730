import { leadProducts } from 'shared-lib/funnel/lead-products'
import type { Mail } from '../../newsletter/mail/confirmation-mail'
import { mailButton, mailPage } from '../../newsletter/mail/mail-page'
import { escapeHtml } from '../../text/escape-html'
import { leadPaths } from '../privacy/lead-paths'

/** A mail that is due: the address of a lead's page, for who left an address to write to. */
export interface DueLeadMail {
  readonly id: string
  /** This one included. */
  readonly attempt: number
  readonly email: string
  readonly secret: string
  readonly reference: string
  readonly vertical: string
}

interface LeadMailParts {
  readonly siteName: string
  /** Where the link leads, without a trailing slash. Never taken from a request. */
  readonly origin: string
}

/** Nothing in it names the reader or says what was answered: an address may be mistyped. */
export function leadMail(
  { id, email, secret, reference, vertical }: DueLeadMail,
  { siteName, origin }: LeadMailParts,
): Mail {
  const product = leadProducts[vertical]?.name
  const subject = product ? `O teu pedido de ${product}` : 'O teu pedido'
  const url = origin + leadPaths(secret).status
  const received = `Recebemos o teu pedido, com a referência ${reference}.`
  const page =
    'Nesta página vês quando te ligamos e o que já foi feito. Também podes retirar uma autorização ou apagar os teus dados.'
  const keep = 'Só quem tem esta ligação abre a página: não a partilhes.'
  const mistaken =
    'Não fizeste este pedido? Abre a página e apaga os dados: ninguém te vai contactar por causa dele.'
  return {
    id,
    to: email,
    subject: `${subject}: ${reference}`,
    text: `${received}

${page}

${url}

${keep}

${mistaken}

${siteName}
`,
    html: mailPage(
      subject,
      `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${subject}</h1>
<p>${received}</p>
<p>${page}</p>
${mailButton(escapeHtml(url), 'Ver o pedido')}
<p style="color:#475a66;font-size:15px">${keep}</p>
<p style="color:#475a66;font-size:15px">${mistaken}</p>`,
    ),
  }
}
