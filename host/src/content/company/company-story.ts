import { type ContentImage, contentImage } from '../source/assets'
import { companySlug } from '../source/company'
import type { ContentSource } from '../source/content-source'
import { controllerOf } from './owner-words'

/** Controller of personal data: name, seat, tax number, contact. '' until the owner has set them. */
export async function readController(source: Pick<ContentSource, 'story'>): Promise<string> {
  const story = await source.story(companySlug).catch(() => undefined)
  return controllerOf(story?.content ?? {})
}

/** Pictures of the company: `logo`, and `shareImage` for previews. Undefined while the CMS does not answer. */
export async function companyImage(
  source: Pick<ContentSource, 'story'>,
  field: 'logo' | 'shareImage',
): Promise<ContentImage | undefined> {
  const story = await source.story(companySlug).catch(() => undefined)
  return contentImage(story?.content[field])
}
