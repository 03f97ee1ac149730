import { type IsoDate, isIsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Story, textOf } from '../../content/source/story'

/** The first of the values that begins with a real day. */
const dayOf = (...values: readonly unknown[]): IsoDate | undefined =>
  values.map((value) => textOf(value).slice(0, 10)).find(isIsoDate)

/** The day an editor wrote, else that of the first publication. */
export const publishedOn = ({ content, first_published_at, published_at }: Story): IsoDate | undefined =>
  dayOf(content.publishedOn, first_published_at, published_at)

/** The day an editor wrote, else that of the last publication. */
export const updatedOn = ({ content, published_at }: Story): IsoDate | undefined =>
  dayOf(content.updatedOn, content.publishedOn, published_at)

/** An answer of the FAQ is a story without a page of its own: its address leads to its place on the FAQ page. */
export const answersElsewhere = ({ content }: Story): boolean => content.component === 'faq-entry'
