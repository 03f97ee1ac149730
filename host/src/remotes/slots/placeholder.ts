import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isSitePath } from 'shared-lib/contract/declared-addresses'
import type { Company, WidgetContract } from 'shared-lib/contract/define-widget'
import { ReachUs } from 'shared-lib/kit/ui/reach-us/reach-us'
import { escapeHtml } from '../../base/text/escape-html'
import { sameAgain } from '../../base/text/same-again'

/** Ways to reach the company in spite of it: nothing while none is set. */
const reachLine = sameAgain((company: Company) =>
  renderToStaticMarkup(
    createElement('p', undefined, createElement(ReachUs, { company, before: 'Ou ', after: '.' })),
  ).replace('<p></p>', ''),
)

/**
 * HTML of a slot without its widget: a sentence, a plain link and how to reach us. The link of a build that never passed the
 * checks of a deploy, such as a developer's own, leads to the home page unless it is a path of the site.
 */
export const placeholderHtml = ({ placeholder }: Pick<WidgetContract, 'placeholder'>, company: Company) =>
  `<div class="qp-placeholder" role="status"><p>${escapeHtml(placeholder.text)}</p><p><a href="${escapeHtml(isSitePath(placeholder.href) ? placeholder.href : '/')}">${escapeHtml(placeholder.linkText)}</a></p>${reachLine(company)}</div>`

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
