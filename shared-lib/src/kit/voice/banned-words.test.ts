import { bannedIn } from './banned-words'
import heard from './banned-words.test.json'
import cases from './testing/banned-words.json'

const wordsIn = (text: string) => bannedIn(text).map(({ word }) => word)

it.each(heard as [string, string][])('hears %j', (text, word) => expect(wordsIn(text)).toEqual([word]))

it.each(cases.allowed)('leaves %s alone', (_, text) => expect(wordsIn(text)).toEqual([]))
