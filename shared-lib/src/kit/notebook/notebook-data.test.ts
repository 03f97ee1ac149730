import fc from 'fast-check'
import { exampleNotebook as notebook } from './example-notebook'
import { checkProposals, proposalsBody } from './lead-proposals'
import type { Proposal } from './notebook'
import { bookEntries, bookParameters, editEntries, readBook } from './notebook-address'
import { bookText, mostFileBytes, readBookText } from './notebook-file'

const proposal = (id: string, monthly = '10', name = `Exemplo ${id}`): Proposal => ({
  id,
  name,
  texts: { monthly },
})
const two = [proposal('1'), { ...proposal('2', '12,50'), texts: { monthly: '12,50', until: '31/12/2026' } }]
const queryOf = (entries: readonly (readonly [string, string])[]) =>
  `${new URLSearchParams(entries.map(([name, text]) => [name, text]))}`

describe('the address', () => {
  it('holds a whole notebook', () => {
    const query = queryOf(bookEntries(notebook, two))
    expect(readBook(notebook, query)).toEqual({ proposals: two, draft: { name: '', texts: {} }, sent: false })
    for (const name of new URLSearchParams(query).keys()) expect(bookParameters(notebook)).toContain(name)
  })

  it('takes a proposal that was sent and is whole into the notebook', () => {
    const query = `${queryOf(bookEntries(notebook, two))}&proposta=Terceira&monthly=9&joining=&juntar=1`
    const { proposals, draft, sent, added } = readBook(notebook, query)
    expect(proposals.at(-1)).toEqual({ id: '3', name: 'Terceira', texts: { monthly: '9' } })
    expect([proposals.length, draft.name, sent, added]).toEqual([3, '', false, 'Terceira'])
  })

  it.each([
    'proposta=Quarta&monthly=dez&juntar=1',
    'proposta=&monthly=9&juntar=1',
    'proposta=Quarta&monthly=9',
  ])('leaves in the form what is not whole or was not sent: %s', (query) => {
    const { proposals, draft } = readBook(notebook, query)
    expect(proposals).toEqual([])
    expect(draft.texts.monthly).toBe(new URLSearchParams(query).get('monthly'))
  })

  it('puts one back in the form, and keeps the others', () => {
    const { proposals, draft } = readBook(notebook, queryOf(editEntries(notebook, two, '1')))
    expect(proposals.map(({ name }) => name)).toEqual(['Exemplo 2'])
    expect(draft).toEqual({ name: 'Exemplo 1', texts: { monthly: '10' } })
  })

  it('holds five at most, each with short texts, whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(...bookParameters(notebook), 'p6.proposta', '__proto__', 'p1.__proto__'),
            fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('9', '10,5', 'x')),
          ),
          { maxLength: 60 },
        ),
        (pairs) => {
          const { proposals } = readBook(notebook, queryOf(pairs))
          expect(proposals.length).toBeLessThanOrEqual(5)
          for (const { name, texts } of proposals)
            for (const text of [name, ...Object.values(texts)])
              expect((text ?? '').length).toBeLessThanOrEqual(200)
        },
      ),
      { seed: 5 },
    )
  })
})

describe('the file', () => {
  const book = { proposals: two, withLead: true, on: '2026-11-22' }
  const text = bookText(notebook, book)
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change })

  it('brings back what was taken along', () => expect(readBookText(notebook, text)).toEqual(book))

  it.each([
    ['no JSON', '{', 'não é um caderno'],
    ['another file', '{"a":1}', 'não é um caderno'],
    ['nothing', 'null', 'não é um caderno'],
    ['a list', '[]', 'não é um caderno'],
    ['a newer version', changed({ version: 2 }), 'outra versão'],
    ['another product', changed({ product: 'outro' }), 'outro produto'],
    ['six', changed({ proposals: Array(6).fill({ name: 'A', texts: { monthly: '1' } }) }), 'mais de 5'],
    ['a proposal without a price', changed({ proposals: [{ name: 'A', texts: {} }] }), 'A proposta 1'],
    ['no name', changed({ proposals: [{ name: ' ', texts: { monthly: '1' } }] }), 'A proposta 1'],
    [
      'another field',
      changed({ proposals: [{ name: 'A', texts: { monthly: '1', x: '2' } }] }),
      'A proposta 1',
    ],
    ['a number for a text', changed({ proposals: [{ name: 'A', texts: { monthly: 1 } }] }), 'A proposta 1'],
    ['too long', changed({ proposals: [{ name: 'A'.repeat(61), texts: { monthly: '1' } }] }), 'A proposta 1'],
    ['a file too large', ' '.repeat(mostFileBytes + 1), 'demasiado grande'],
  ])('is refused whole where it is %s', (_, file, words) =>
    expect(readBookText(notebook, file)).toEqual({ problem: expect.stringContaining(words) }),
  )

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.json(), (file) => expect(readBookText(notebook, file)).toBeDefined()),
      { seed: 6 },
    )
  })
})

describe('the proposals of a lead', () => {
  it('are counted again, and nothing sent of their place is believed', () => {
    const sent = proposalsBody(two).map((one) => ({ ...one, place: 9, cents: 1 }))
    expect(checkProposals(notebook, sent)).toEqual({
      proposals: [
        { name: 'Exemplo 1', texts: { monthly: '10' }, place: 1, cents: 24_000 },
        { name: 'Exemplo 2', texts: two[1]?.texts, place: 2, cents: 30_000 },
      ],
    })
  })

  it('may be none', () => expect(checkProposals(notebook, undefined)).toEqual({}))

  it.each([
    ['a text', 'x', 'proposals'],
    ['six', Array(6).fill({ name: 'A', texts: {} }), 'proposals'],
    ['null', [null], 'proposals.0'],
    ['a price in words', [{ name: 'A', texts: { monthly: 'dez' } }], 'proposals.0.monthly'],
    ['without a name', [{ name: '', texts: { monthly: '1' } }], 'proposals.0.proposta'],
    ['an inherited name', [{ name: 'A', texts: { toString: 'x' } }], 'proposals.0'],
  ])('are refused where they are %s', (_, given, field) =>
    expect(checkProposals(notebook, given)).toEqual({ problems: [{ field, message: expect.any(String) }] }),
  )
})
