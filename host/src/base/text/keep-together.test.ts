import { keepTogether } from './keep-together'
import cases from './testing/keep-together.json'

it.each(cases.kept)('%j', (text, kept) => expect(keepTogether(text)).toBe(kept))
