import type { Company, WidgetContract } from 'shared-lib/contract/define-widget'
import { escapeHtml } from '../pages/escape-html'

/** Nothing while the CMS has never said what the number is. */
const phoneLine = ({ phone, phoneText, phoneCost, phoneHours }: Company) =>
  phone &&
  `<p>Ou liga <a href="tel:${escapeHtml(phone)}">${escapeHtml(phoneText)}</a> (${escapeHtml(phoneCost)}), ${escapeHtml(phoneHours)}.</p>`

/** What stands in a slot whose widget cannot be had: a sentence, a plain link and the phone line. No script. */
export const placeholderHtml = ({ placeholder }: Pick<WidgetContract, 'placeholder'>, company: Company) =>
  `<div class="qp-placeholder" role="note"><p>${escapeHtml(placeholder.text)}</p><p><a href="${escapeHtml(placeholder.href)}">${escapeHtml(placeholder.linkText)}</a></p>${phoneLine(company)}</div>`

/** For a tag that no deployment declares: nothing is known but the phone line. */
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
