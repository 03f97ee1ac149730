import type { Company } from 'shared-lib/contract/define-widget'
import { type Block, textOf } from './story'

export const companySlug = 'config/empresa'

/** The company as the CMS holds it; a missing field is said by name, so that an editor finds it. */
export function readCompany(content: Block): Company {
  const field = (name: string) => {
    const text = textOf(content[name])
    if (text === '') throw new Error(`${companySlug}: "${name}" is empty`)
    return text
  }
  return {
    name: field('name'),
    phone: field('phone'),
    phoneText: field('phoneText'),
    phoneHours: field('phoneHours'),
    phoneCost: field('phoneCost'),
  }
}
