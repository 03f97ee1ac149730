import type { Company } from 'shared-lib/contract/define-widget'
import { type ContentImage, contentImage } from './assets'
import type { ContentSource } from './content-source'
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

/** Who is responsible for personal data: name, seat, tax number, contact. '' while the editors have not said. */
export async function readController(source: Pick<ContentSource, 'story'>): Promise<string> {
  const story = await source.story(companySlug).catch(() => undefined)
  return textOf(story?.content.controller)
}

/** Pictures that stand for the company: `logo`, and `shareImage` for previews. Undefined while the CMS is silent. */
export async function companyImage(
  source: Pick<ContentSource, 'story'>,
  field: 'logo' | 'shareImage',
): Promise<ContentImage | undefined> {
  const story = await source.story(companySlug).catch(() => undefined)
  return contentImage(story?.content[field])
}
