import { cents, object } from 'shared-lib/contract/schema'
import { figures } from './figures-schema'

export const __camel__Output = object({
  yearly: cents('saved in a year; below zero when the second costs more.'),
  figures,
})
