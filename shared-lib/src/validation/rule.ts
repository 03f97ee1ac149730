import { ValidateBy } from './class-validator.facade'

/** A limit known when the class is written, or read from the instance: limits that the server sends, today's date. */
export type FromDto<Value, Dto> = Value | ((dto: Dto) => Value)

/** The value of such a limit for one instance. */
export const fromDto = <Value extends number | string | object | undefined, Dto>(
  limit: FromDto<Value, Dto>,
  dto: Dto,
): Value => (typeof limit === 'function' ? (limit as (dto: Dto) => Value)(dto) : limit)

/** The message for a value that breaks the rule, `undefined` for one that keeps it. */
export type Check<Dto> = (value: unknown, dto: Dto, field: string) => string | undefined

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** A property decorator over a check. Every value is checked, empty ones too. */
export const strictRule = <Dto extends object>(name: string, check: Check<Dto>): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown, args) =>
        args !== undefined && check(value, args.object as Dto, args.property) === undefined,
      defaultMessage: (args) => (args && check(args.value, args.object as Dto, args.property)) ?? '',
    },
  })

/** The same for rules about what was answered: an empty field is the business of `Required` alone. */
export const rule = <Dto extends object>(name: string, check: Check<Dto>): PropertyDecorator =>
  strictRule<Dto>(name, (value, dto, field) => (isEmpty(value) ? undefined : check(value, dto, field)))
