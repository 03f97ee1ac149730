import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { hiddenDraft } from './hidden-draft'

const day = toIsoDate('2027-01-10')
const on = (text: string) => [{ storyId: 42, on: toIsoDate(text) }]

const late = 'O rascunho só se publica a 1 de fevereiro de 2027: neste dia não se vê.'
test.each([
  ['that is not scheduled has no date', [], 'O rascunho não tem data: neste dia não se vê.'],
  ['that comes later states when', on('2027-02-01'), late],
  ['that is published by then is seen', on('2027-01-10'), undefined],
  ['of which no date can be known', undefined, 'Neste dia vê-se o que está publicado, não o rascunho.'],
])('a draft %s', (_, scheduled, words) => expect(hiddenDraft(day, 42, scheduled)).toBe(words))
