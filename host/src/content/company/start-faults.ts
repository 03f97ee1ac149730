import type { RouteDefinition, VerticalCode } from 'shared-lib/contract/define-micro-frontend'
import { isEmail } from 'shared-lib/rules/validation/rules/email'
import { isNif } from 'shared-lib/rules/validation/rules/nif'
import {
  type OwnerFieldName,
  ownerFieldNames,
  ownerFields,
  settingName,
} from '../../base/settings/owner-fields'
import { companySlug } from '../source/company'
import { layoutSlug, type ReadContent } from '../source/content-source'
import { storyPath } from '../source/links'
import { factOf, wordsIn } from './owner-words'

type Facts = Readonly<Record<string, unknown>>

/** Registers that an owner must be in to propose these products. */
const registerOf: Readonly<Partial<Record<VerticalCode, OwnerFieldName>>> = {
  PL: 'creditRegister',
  HL: 'creditRegister',
  CC: 'creditRegister',
  CI: 'insuranceRegister',
}

const namedIn = (field: string) => `${companySlug} ${field} (${settingName(field)})`

/** A word's own field, or those that the words put together need. */
const fieldsOfWord: Readonly<Record<string, readonly OwnerFieldName[]>> = {
  ...Object.fromEntries(ownerFieldNames.map((name) => [`empresa.${ownerFields[name].word}`, [name]])),
  'empresa.contactos': ['email'],
  'empresa.responsavel': ['legalName', 'taxNumber', 'seat'],
}

const isSet = (facts: Facts, field: OwnerFieldName) => {
  if (field === 'dataContact') return factOf(facts, field) !== '' || factOf(facts, 'email') !== ''
  return factOf(facts, field) !== ''
}

/** Settings that cannot be right. */
function wrongValues(facts: Facts): readonly string[] {
  const text = (field: string) => factOf(facts, field)
  const phone = text('phone')
  return [
    ...(text('taxNumber') && !isNif(text('taxNumber'))
      ? [`${namedIn('taxNumber')} is no Portuguese NIPC`]
      : []),
    ...(text('email') && !isEmail(text('email')) ? [`${namedIn('email')} is no email address`] : []),
    ...(text('disputeBodyUrl') && !/^https:\/\/\S+$/.test(text('disputeBodyUrl'))
      ? [`${namedIn('disputeBodyUrl')} must begin with https://`]
      : []),
    ...(phone && !/^\+\d{8,15}$/.test(phone) ? [`${namedIn('phone')} must look like +351210000000`] : []),
    ...['phoneHours', 'phoneCost']
      .filter((field) => phone && !text(field))
      .map((field) => `${namedIn(field)} is empty: it stands beside the telephone (DL 59/2021)`),
  ]
}

interface StartParts {
  /** Content as the CMS has it, words still open. */
  readonly source: Pick<ReadContent, 'story' | 'stories' | 'layoutConfig'>
  readonly owner: Readonly<Record<string, string>>
  readonly routes: readonly RouteDefinition[]
}

/** Why a public site may not open yet: every value that its pages need of its owner and that is unset, all at once. */
export async function startFaults({ source, owner, routes }: StartParts): Promise<readonly string[]> {
  const [{ list }, layout, company] = await Promise.all([
    source.stories(),
    source.layoutConfig(),
    source.story(companySlug),
  ])
  const facts: Facts = { ...company?.content, ...owner }
  const places = new Map<OwnerFieldName, Set<string>>()
  const need = (fields: readonly OwnerFieldName[], place: string) => {
    for (const field of fields) places.set(field, (places.get(field) ?? new Set()).add(place))
  }
  const needWords = (value: unknown, place: string) => {
    for (const word of wordsIn(value)) need(fieldsOfWord[word] ?? [], place)
  }
  for (const story of list) needWords(story.content, storyPath(story.full_slug))
  needWords(layout, layoutSlug)
  for (const { vertical, path } of routes) {
    const register = vertical && registerOf[vertical]
    if (register) need([register], path)
  }
  const isMissing = (field: OwnerFieldName) => places.has(field) && !isSet(facts, field)
  return [
    ...ownerFieldNames
      .filter(isMissing)
      .map((field) => `${namedIn(field)} is empty: needed by ${[...(places.get(field) ?? [])].join(', ')}`),
    ...wrongValues(facts),
  ]
}
