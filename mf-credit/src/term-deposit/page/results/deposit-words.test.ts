import { catalogue } from '../../data/offers/catalogue'
import { loadDepositResults } from './results.load'

const today = '2026-11-23'
const everybody = 'unknownWho=true&existingCustomers=true&doubtful=true&foreignTax=true&shown=96'

/** Sentences of the page on leaving each deposit before its end, by id. */
const exitsSaid = (amount: number) =>
  Object.fromEntries(
    loadDepositResults({
      path: '',
      today,
      query: `amount=${amount}&horizon=24&mayLock=true&origin=newBank&upTo30=true&${everybody}`,
    }).rows.map(({ id, reason }) => [id, reason[1]?.replaceAll('\u00a0', ' ') ?? '']),
  )

it.each([5_000, 100_000])(
  'states for every deposit of %i € what leaving early leaves, in euros or as not known',
  (amount) => {
    const said = exitsSaid(amount)
    expect(Object.keys(said).length).toBeGreaterThan(30)
    for (const { id, earlyWithdrawal } of catalogue.offers) {
      const words = said[id]
      if (words === undefined) continue
      const { kind } = earlyWithdrawal
      if (kind === 'notAllowed') expect(words).toMatch(/^Não podes levantar/)
      else if (kind === 'unknown') expect(words).toMatch(/^Não sabemos o que perdes/)
      else
        expect(words).toMatch(
          /ficas com [\d.,]+ € de juros em vez de|perdes os juros todos|Não sabemos quantos/,
        )
    }
  },
)

it.each([
  // 365 of 730 days at 2.6 %: two half-years are paid, nothing runs.
  ['td-finantia-mob', 'ficas com 1.898 € de juros em vez de 3.801 €'],
  // 180 of 360 days: the quarters at 0.9 and 1 %.
  ['td-bbva-crescente', 'ficas com 342 € de juros em vez de 837 €'],
  ['td-openbank-tri', 'ficas com 72,80 € de juros'],
  ['td-carregosa-dp', 'ficas com 383,25 € de juros'],
  ['td-finantia-visao', 'Não sabemos quantos euros são: pergunta ao banco.'],
])('of 100.000 €, halfway: %s %s', (id, words) => expect(exitsSaid(100_000)[id]).toContain(words))
