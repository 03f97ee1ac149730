import { ValidateBy } from './class-validator.facade'

/** The message for a value that breaks the rule, `undefined` for one that keeps it. */
export type Check = (value: unknown) => string | undefined

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** A property decorator over a check. Every value is checked, empty ones too. */
export const strictRule = (name: string, check: Check): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => check(value) === undefined,
      defaultMessage: (args) => check(args?.value) ?? '',
    },
  })

/** The same for rules about a given answer: an empty field is the business of `Required` alone. */
export const rule = (name: string, check: Check): PropertyDecorator =>
  strictRule(name, (value) => (isEmpty(value) ? undefined : check(value)))
