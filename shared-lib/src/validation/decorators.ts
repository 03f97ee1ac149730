import { type DateFormat, formatDate, parseDate } from '../dates/date-formats'
import type { IsoDate } from '../dates/iso-date'
import { isVisitorPhone } from '../phone/phone-number'
import { ValidateIf } from './class-validator.facade'
import { messages } from './messages'
import { type FromDto, fromDto, rule, strictRule } from './rule'
import { type DateLimits, dateProblem } from './rules/date-text'
import { isEmail } from './rules/email'
import { defaultExtensions, type FileSizeUnit, hasAllowedExtension, hasAllowedSize } from './rules/files'
import { isGtmId } from './rules/gtm-id'
import { insuranceStartProblem } from './rules/insurance-start'
import { hasMaxLength, hasMinLength } from './rules/lengths'
import { isLicencePlate } from './rules/licence-plate'
import { adultAge, isOfAge } from './rules/minimum-age'
import { isNif } from './rules/nif'
import { isAtLeast, isAtMost, isLessThan, isMoreThan, isNumber, isWholeNumber } from './rules/numbers'
import { isInPastMonth } from './rules/past-month'
import { isPostalCode, isPostalPrefix, isZipCode } from './rules/postal-code'
import { isList, isPresent } from './rules/presence'

/*
 * Decorators over the pure rules of `rules/`. Every one but `Required` and the terms passes an empty field, so that
 * an optional field needs no more than its own rule. Write `Required` first: the first message is the one shown.
 */

const holds = (name: string, test: (value: unknown) => boolean, message: string) =>
  rule(name, (value) => (test(value) ? undefined : message))

export const Required = () =>
  strictRule('required', (value) => (isPresent(value) ? undefined : messages.required))

/** The field counts only when a condition on the other answers holds. */
export const When = <Dto extends object>(applies: (dto: Dto) => boolean): PropertyDecorator =>
  ValidateIf((dto: Dto) => applies(dto))

/** A rule of one vertical. Without a message of its own it says `{field} is not valid.` */
export const Satisfies = <Dto extends object>(
  name: string,
  test: (value: unknown, dto: Dto) => boolean,
  message?: string,
) =>
  rule<Dto>(name, (value, dto, field) =>
    test(value, dto) ? undefined : (message ?? messages.notValid(field)),
  )

/** One of the values offered. */
export const OneOf = (options: readonly unknown[]) =>
  holds('one of', (value) => options.includes(value), messages.choice)

/** A list, with at least one item when `required`. */
export const List = ({ required = false }: { readonly required?: boolean } = {}) =>
  strictRule('list', (value) => {
    if (value === undefined || value === null) return required ? messages.required : undefined
    return isList(value, required) ? undefined : Array.isArray(value) ? messages.required : messages.choice
  })

export const Terms = () => strictRule('terms', (value) => (value === true ? undefined : messages.terms))
export const TermsAndPrivacy = () =>
  strictRule('terms and privacy', (value) => (value === true ? undefined : messages.termsAndPrivacy))

export const Email = () => holds('email', isEmail, messages.email)
export const Phone = () =>
  holds('phone', (value) => typeof value === 'string' && isVisitorPhone(value), messages.phone)
export const Nif = () => holds('Portuguese NIF', isNif, messages.nif)
export const PostalCode = () => holds('postal code', isPostalCode, messages.postalCode)
export const PostalPrefix = () => holds('postal prefix', isPostalPrefix, messages.postalPrefix)
export const ZipCode = () => holds('zip code', isZipCode, messages.postalCode)
export const LicencePlate = () => holds('licence plate', isLicencePlate, messages.licencePlate)
export const GtmId = () => holds('gtm id', isGtmId, messages.gtmId)

export const MinLength = (length: number) =>
  holds('min length', (value) => hasMinLength(value, length), messages.minLength(length))
export const MaxLength = (length: number) =>
  holds('max length', (value) => hasMaxLength(value, length), messages.maxLength(length))

export const Numeric = () => holds('number', isNumber, messages.number)
export const WholeNumber = () => holds('whole number', isWholeNumber, messages.wholeNumber)

const limited =
  (name: string, keeps: (value: unknown, limit: number) => boolean, message: (limit: number) => string) =>
  <Dto extends object>(limit: FromDto<number, Dto>) =>
    rule<Dto>(name, (value, dto) => {
      const bound = fromDto(limit, dto)
      return keeps(value, bound) ? undefined : message(bound)
    })

/** Above the limit, which is itself refused. */
export const MoreThan = limited('more than', isMoreThan, messages.moreThan)
/** Below the limit, which is itself refused. */
export const LessThan = limited('less than', isLessThan, messages.lessThan)
/** The limit or above. */
export const Min = limited('min', isAtLeast, messages.min)
/** The limit or below. */
export const Max = limited('max', isAtMost, messages.max)

/** Names end in one of the extensions: png, jpg and pdf unless said otherwise. */
export const FileExtension = (extensions: readonly string[] = defaultExtensions) =>
  holds(
    'file extension',
    (value) => hasAllowedExtension(value, extensions),
    messages.fileExtension(extensions),
  )

/** No file above the limit (kb = 1000 bytes, mb = 1 048 576 bytes). */
export const FileSize = (limit: number, unit: FileSizeUnit = 'mb') =>
  holds('file size', (value) => hasAllowedSize(value, limit, unit), messages.fileSize(limit, unit))

/** A real date as typed in a format, within limits when given. */
export const DateText = <Dto extends object>(format: DateFormat, limits: FromDto<DateLimits, Dto> = {}) =>
  rule<Dto>('date', (value, dto) => {
    const { min, max } = fromDto(limits, dto)
    const problem = dateProblem(value, format, { min, max })
    if (problem === 'too-early' && min !== undefined) return messages.dateFrom(formatDate(min, format))
    if (problem === 'too-late' && max !== undefined) return messages.dateUntil(formatDate(max, format))
    return problem && messages.date
  })

type DayCheck<Dto> = (date: IsoDate, dto: Dto) => string | undefined

/** Rules about a day speak only of real days: anything else is the business of `DateText`, or refused here. */
const dayRule = <Dto extends object>(name: string, format: DateFormat, check: DayCheck<Dto>) =>
  rule<Dto>(name, (value, dto) => {
    const date = typeof value === 'string' ? parseDate(value, format) : undefined
    return date === undefined ? messages.date : check(date, dto)
  })

/** A birth date of somebody old enough on a given day. */
export const MinimumAge = <Dto extends object>(
  today: FromDto<IsoDate, Dto>,
  { years = adultAge, format = 'DD/MM/YYYY' }: { readonly years?: number; readonly format?: DateFormat } = {},
) =>
  dayRule<Dto>('minimum age', format, (birth, dto) =>
    isOfAge(birth, fromDto(today, dto), years) ? undefined : messages.minimumAge(years),
  )

/** The day an insurance starts: from the minimum to 30 days after today. */
export const InsuranceStart = <Dto extends object>(
  limits: FromDto<{ readonly minimum: IsoDate; readonly today: IsoDate }, Dto>,
  format: DateFormat = 'DD/MM/YYYY',
) =>
  dayRule<Dto>('insurance start', format, (start, dto) => {
    const problem = insuranceStartProblem(start, fromDto(limits, dto))
    if (problem === undefined) return undefined
    return problem === 'too-early' ? messages.insuranceStartTooEarly : messages.insuranceStartTooLate
  })

/** The month of an instalment whose Euribor is known: before the running month. */
export const EuriborMonth = <Dto extends object>(
  today: FromDto<IsoDate, Dto>,
  format: DateFormat = 'MM/YYYY',
) =>
  dayRule<Dto>('euribor month', format, (month, dto) =>
    isInPastMonth(month, fromDto(today, dto)) ? undefined : messages.euriborMonth,
  )
