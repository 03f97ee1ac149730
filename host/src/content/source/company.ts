import type { Company } from 'shared-lib/contract/define-widget'
import { contentLink } from './links'
import { type Block, textOf } from './story'

export const companySlug = 'config/empresa'

/** A company without telephone and addresses: unset values are shown nowhere. */
export const namedCompany = (name: string): Company => ({
  name,
  phone: '',
  phoneText: '',
  phoneHours: '',
  phoneCost: '',
  email: '',
  contactPath: '',
})

/** The company as the CMS holds it. Only its name must be there: the rest is the owner's to set. */
export function readCompany(content: Block): Company {
  const name = textOf(content.name)
  if (name === '') throw new Error(`${companySlug}: "name" is empty`)
  const company = { ...namedCompany(name), contactPath: contentLink(content.contact)?.href ?? '' }
  return ownedCompany(company, content)
}

/** The company with its owner's facts, by field. A telephone is shown as written while it has no other text. */
export function ownedCompany(company: Company, facts: Readonly<Record<string, unknown>>): Company {
  const given = (field: keyof Company) => textOf(facts[field]) || company[field]
  const phone = given('phone')
  return {
    ...company,
    phone,
    phoneText: phone && (given('phoneText') || phone),
    phoneHours: given('phoneHours'),
    phoneCost: given('phoneCost'),
    email: given('email'),
  }
}
