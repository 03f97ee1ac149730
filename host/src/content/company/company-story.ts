import { type ContentImage, contentImage } from '../source/assets'
import { companySlug } from '../source/company'
import type { ContentSource } from '../source/content-source'
import { controllerOf } from './owner-words'

/** Who is responsible for personal data: name, seat, tax number, contact. '' while the owner has not said. */
export async function readController(source: Pick<ContentSource, 'story'>): Promise<string> {
  const story = await source.story(companySlug).catch(() => undefined)
  return controllerOf(story?.content ?? {})
}

/** Pictures that stand for the company: `logo`, and `shareImage` for previews. Undefined while the CMS is silent. */
export async function companyImage(
  source: Pick<ContentSource, 'story'>,
  field: 'logo' | 'shareImage',
): Promise<ContentImage | undefined> {
  const story = await source.story(companySlug).catch(() => undefined)
  return contentImage(story?.content[field])
}
