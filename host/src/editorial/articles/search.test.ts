import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import { libraryOf } from './library'
import { marked, searchLibrary, wordsOf } from './search'
import { articleStory, questionStory, termStory, words } from './testing/stories'

const library = libraryOf([
  articleStory('guias/casa', 'Comprar casa', { body: words('O crédito à habitação pede uma entrada.') }),
  articleStory('guias/credito', 'Crédito habitação sem surpresas'),
  articleStory('blog/resumo', 'Contas de outono', { description: 'O que muda no crédito este mês' }),
  termStory('mtic', 'MTIC', { body: words('O montante total de um crédito.') }),
  questionStory('taxa', 'Qual é a taxa?', 'Depende do crédito que pedes.'),
])

const pathsOf = (query: string) => searchLibrary(library, query).map(({ path }) => path)
const textOfParts = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('')

it.each(['credito', 'crédito', 'CRÉDITO', 'cre\u0301dito', 'créditos', 'o crédito'])(
  '%s finds what is written crédito, title before summary before body',
  (query) => {
    const paths = pathsOf(query)
    const inBody = ['/glossario/mtic', '/guias/casa', '/perguntas-frequentes#taxa']
    expect(paths.slice(2).toSorted()).toEqual(inBody)
  },
)

it('wants every word, in any order and unfinished', () => {
  expect(pathsOf('habitação crédito')).toEqual(['/guias/credito', '/guias/casa'])
  expect(pathsOf('crédito entrad')).toEqual(['/guias/casa'])
  expect(pathsOf('crédito marciano')).toEqual([])
})

it('finds words, not pieces inside them', () => expect(pathsOf('bitacao')).toEqual([]))

it.each(['', '   ', '?!', '"'])('finds nothing for %j', (query) => expect(pathsOf(query)).toEqual([]))

it('marks what was found, in the title and in the piece of text around it', () => {
  const [hit] = searchLibrary(library, 'entrada')
  expect(hit?.excerpt.filter(({ found }) => found)).toEqual([{ text: 'entrada', found: true }])
  expect(textOfParts(hit?.excerpt ?? [])).toBe('O crédito à habitação pede uma entrada.')
  expect(marked('O Crédito à habitação', ['credito'])).toEqual([
    { text: 'O ', found: false },
    { text: 'Crédito', found: true },
    { text: ' à habitação', found: false },
  ])
})

it('finds a term by another way to write it, which the excerpt does not repeat', () => {
  const aliased = libraryOf([termStory('amortizar', 'Amortização', { aliases: 'reembolso antecipado' })])
  const [hit] = searchLibrary(aliased, 'reembolso')
  expect(hit?.path).toBe('/glossario/amortizar')
  expect(textOfParts(hit?.excerpt ?? [])).toBe('O que é Amortização')
})

it('forgets words that say nothing, unless there are no others', () => {
  expect(wordsOf('As tarifas de energia')).toEqual(['tarifa', 'energia'])
  expect(wordsOf('para')).toEqual(['para'])
})

it('never changes a text by marking it, whatever is sought', () => {
  forAll(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
    expect(textOfParts(marked(text, wordsOf(query)))).toBe(text.normalize('NFC'))
  })
})
