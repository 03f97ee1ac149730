import type { TelecomAnswers } from '../../fields'
import { askedWords } from './asked-words'
import cases from './testing/asked-words.json'

it.each(cases.asked as [TelecomAnswers, string][])('describes what %j asks for', (answers, words) =>
  expect(askedWords(answers)).toBe(words),
)
