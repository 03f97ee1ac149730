import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Company, WidgetContract } from 'shared-lib/contract/define-widget'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import { escapeHtml } from '../text/escape-html'
import { sameAgain } from '../text/same-again'

/** Ways to reach the company in spite of it: nothing while none is set. */
const reachLine = sameAgain((company: Company) =>
  renderToStaticMarkup(
    createElement('p', undefined, createElement(ReachUs, { company, before: 'Ou ', after: '.' })),
  ).replace('<p></p>', ''),
)

/** Stands in a slot whose widget cannot be had: a sentence, a plain link and how to reach us. No script. */
export const placeholderHtml = ({ placeholder }: Pick<WidgetContract, 'placeholder'>, company: Company) =>
  `<div class="qp-placeholder" role="status"><p>${escapeHtml(placeholder.text)}</p><p><a href="${escapeHtml(placeholder.href)}">${escapeHtml(placeholder.linkText)}</a></p>${reachLine(company)}</div>`

/** For a tag that no deployment declares: nothing is known but how to reach us. */
export const unknownTagHtml = (company: Company) =>
  placeholderHtml(
    {
      placeholder: {
        text: 'Este conteúdo não está disponível neste momento.',
        href: '/',
        linkText: 'Voltar ao início',
      },
    },
    company,
  )
