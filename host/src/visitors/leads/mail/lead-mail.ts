import { leadProducts } from 'shared-lib/kit/funnel/lead-products'
import { escapeHtml } from '../../../base/text/escape-html'
import type { Mail } from '../../newsletter/mail/confirmation-mail'
import { mailButton, mailPage } from '../../newsletter/mail/mail-page'
import { leadPaths } from '../privacy/lead-paths'

/** A request in a mail. */
interface MailedRequest {
  /** Of its row in the outbox. */
  readonly id: string
  readonly secret: string
  readonly reference: string
  readonly vertical: string
}

/** A mail that is due: the addresses of the pages of one or more leads of the same recipient. */
export interface DueLeadMail {
  readonly id: string
  /** This one included. */
  readonly attempt: number
  readonly email: string
  /** Not empty; the oldest first. */
  readonly requests: readonly MailedRequest[]
}

interface LeadMailParts {
  readonly siteName: string
  /** Where the link leads, without a trailing slash. Never taken from a request. */
  readonly origin: string
}

const subjectOf = ({ reference, vertical }: MailedRequest) => {
  const product = leadProducts[vertical]?.name
  return `${product ? `O teu pedido de ${product}` : 'O teu pedido'}: ${reference}`
}

const one = {
  page: 'Nesta página vês quando te ligamos e o que já foi feito. Também podes retirar uma autorização ou apagar os teus dados.',
  keep: 'Só quem tem esta ligação abre a página: não a partilhes.',
  mistaken:
    'Não fizeste este pedido? Abre a página e apaga os dados: ninguém te vai contactar por causa dele.',
}
const several = {
  page: 'Cada pedido tem a sua página: nela vês quando te ligamos e o que já foi feito. Também podes retirar uma autorização ou apagar os teus dados.',
  keep: 'Só quem tem a ligação de um pedido abre a sua página: não a partilhes.',
  mistaken:
    'Não fizeste estes pedidos? Abre cada página e apaga os dados: ninguém te vai contactar por causa deles.',
}

/** Nothing in it names the reader or repeats the answers: an address may be mistyped. */
export function leadMail({ id, email, requests }: DueLeadMail, { siteName, origin }: LeadMailParts): Mail {
  const [first] = requests
  if (first === undefined) throw new Error(`mail ${id} has no request`)
  const single = requests.length === 1
  const words = single ? one : several
  const subject = single ? subjectOf(first) : `Os teus ${requests.length} pedidos`
  const received = single
    ? `Recebemos o teu pedido, com a referência ${first.reference}.`
    : `Recebemos ${requests.length} pedidos com o teu email.`
  const links = requests.map((request) => ({
    title: subjectOf(request),
    url: origin + leadPaths(request.secret).status,
  }))
  const linkText = links.map(({ title, url }) => (single ? url : `${title}\n${url}`)).join('\n\n')
  const linkHtml = links
    .map(
      ({ title, url }) =>
        (single ? '' : `<p style="margin:24px 0 0">${title}</p>\n`) +
        mailButton(escapeHtml(url), 'Ver o pedido'),
    )
    .join('\n')
  const heading = single ? subject.replace(`: ${first.reference}`, '') : subject
  return {
    id,
    to: email,
    subject,
    text: `${received}

${words.page}

${linkText}

${words.keep}

${words.mistaken}

${siteName}
`,
    html: mailPage(
      heading,
      `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${heading}</h1>
<p>${received}</p>
<p>${words.page}</p>
${linkHtml}
<p style="color:#475a66;font-size:15px">${words.keep}</p>
<p style="color:#475a66;font-size:15px">${words.mistaken}</p>`,
    ),
  }
}
