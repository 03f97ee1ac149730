import type { ReactNode } from 'react'
import type { Company } from '../../../contract/define-widget'

interface ReachUsProps {
  readonly company: Company
  /** Origin of the site on foreign pages, '' on the site itself. */
  readonly siteUrl?: string
  /** Put before it, where there is a number or address. */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** Phone hours and the cost of the call, next to each number (DL 59/2021). */
const callTerms = ({ phoneHours, phoneCost }: Company) => [phoneHours, phoneCost].filter(Boolean).join('; ')

/** Where the company is written to: its address, or the page with a form. '' where there is neither. */
const writtenTo = ({ email, contactPath }: Company, siteUrl: string) =>
  (email && `mailto:${email}`) || (contactPath && siteUrl + contactPath)

/** «liga para 210 000 000 (horário; custo) ou escreve-nos», with the contacts that are set; nothing without any. */
export function ReachUs({ company, siteUrl = '', before, after }: ReachUsProps) {
  const { phone, phoneText } = company
  const href = writtenTo(company, siteUrl)
  const terms = callTerms(company)
  if (!phone && !href) return null
  return (
    <>
      {before}
      {phone && (
        <>
          liga para <a href={`tel:${phone}`}>{phoneText}</a>
          {terms && ` (${terms})`}
        </>
      )}
      {phone && href && ' ou '}
      {href && <a href={href}>escreve-nos</a>}
      {after}
    </>
  )
}
