import { type Story, textOf } from '../content/story'

const isoDay = /^\d{4}-\d{2}-\d{2}/

const dayOf = (...values: readonly unknown[]) =>
  values
    .map(textOf)
    .find((text) => isoDay.test(text))
    ?.slice(0, 10)

/** ISO date: the one an editor wrote, else that of the first publication. */
export const publishedOn = ({ content, first_published_at, published_at, created_at }: Story): string =>
  dayOf(content.publishedOn, first_published_at, published_at, created_at) ?? ''

/** ISO date: the one an editor wrote, else that of the last publication. */
export const updatedOn = (story: Story): string =>
  dayOf(story.content.updatedOn, story.content.publishedOn, story.published_at) ?? publishedOn(story)

/** An answer of the FAQ is a story without a page of its own: its address leads to its place on the FAQ page. */
export const answersElsewhere = ({ content }: Story): boolean => content.component === 'faq-entry'
