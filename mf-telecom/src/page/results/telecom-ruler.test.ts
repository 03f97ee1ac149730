import { loadResults } from './results.load'

const path = '/tv-net-voz/resultados'
const whole = 'downloadSpeed=500&tv=true&voice=true&addSim=true&numOfSim=2&mobileData=50'
const line = 'downloadSpeed=500&tv=false&voice=false&addSim=false'
const tv = 'downloadSpeed=500&tv=true&voice=false&addSim=true&numOfSim=1&mobileData=50'
const of = (asked: string, more: string, currentProvider = 'MEOX') =>
  `${asked}&contractExpiry=over4&currentProvider=${currentProvider}&zipcode=1000-001${more}`
const fee = (euros: number, more = '&monthsLeft=14&benefit=240') => `&hasBill=true&monthlyFee=${euros}${more}`
const free = (query: string) => query.replace('over4', 'none')

const rulerOf = (query: string, today = '2026-11-28') => {
  const { ruler } = loadResults({ path, query, today })
  const marks = ruler.marks.map(({ role, label, value }) => `${role} ${label} ${value}`)
  const texts = [ruler.verdict.text, ruler.verdict.tone, ruler.note ?? '', marks.join(', ')]
  return texts.map((text) => text.replaceAll('\u00a0', ' '))
}
const none = 'Nenhum pacote publicado tem tudo o que pediste.'
const counted = 'Contámos o pacote publicado mais barato.'
const freely = 'Podes sair sem pagar.'
const october = 'Em outubro de 2025, menos 35 € por mês'
const bound = of(whole, fee(45))
const exit = 'Sair custa até 140 €; daqui a 14 meses, nada.'
const [digi, bundle] = ['Pacote publicado 1000', 'Pacote publicado 2600']

it.each([
  // No package has fixed voice: what leaving costs is all that is known.
  [of(whole, ''), 'Diz quanto pagas e vê quanto podes poupar', 'stay', none, ''],
  [of(whole, fee(45, '')), 'Diz quando acaba a fidelização', 'stay', '', ''],
  [bound, 'Só compensa mudar até 39,16 €/mês', 'stay', exit, 'limit Compensa até 3916'],
  [free(of(whole, fee(45, ''))), 'Já podes mudar sem pagar nada', 'good', none, ''],
  [of(whole, '', 'none'), 'Compara as propostas pelo custo de dois anos', 'stay', none, ''],
  [`${bound}&tryPrice=26`, 'Muda já: poupas 316 € em 24 meses', 'good', exit, 'best A proposta 2600'],
  [
    `${bound}&tryPrice=41`,
    'Espera pelo fim da fidelização: poupas 40 € em 24 meses',
    'good',
    exit,
    'best A proposta 4100',
  ],
  [`${bound}&tryPrice=46`, 'Não mudes: a 46 € por mês não poupas', 'stay', exit, 'best A proposta 4600'],
  // The cheapest line alone is of October 2025.
  [of(line, ''), 'Em outubro de 2025, desde 10 €/mês', 'stay', counted, `typical ${digi}`],
  [free(of(line, fee(45, ''))), october, 'stay', freely, `best ${digi}`],
  [free(of(line, fee(10.5, ''))), 'Já estás bem: não mudes', 'stay', freely, `best ${digi}`],
  [of(line, fee(45, '')), october, 'stay', '', `best ${digi}`],
  [of(line, fee(45)), october, 'stay', exit, `best ${digi}, limit Compensa até 3916`],
  [
    of(line, fee(13)),
    'Espera pelo fim da fidelização: menos 3 € por mês',
    'stay',
    'Sair custa até 91 €; daqui a 14 meses, nada.',
    `best ${digi}, limit Compensa até 920`,
  ],
  [
    of(line, fee(12, '&monthsLeft=24')),
    'Não mudes já: sair custa mais do que poupas',
    'stay',
    'Sair custa até 144 €; daqui a 24 meses, nada.',
    `best ${digi}, limit Compensa até 600`,
  ],
  // Without a contract a price that was asked for takes the place of today.
  [of(line, '&tryPrice=30', 'none'), 'Em outubro de 2025, menos 20 € por mês', 'stay', '', `best ${digi}`],
  [of(line, '&tryPrice=10', 'none'), 'Bom preço: não encontrámos mais barato', 'stay', '', `best ${digi}`],
  // Only 2024 had this one: its month is in the verdict.
  [free(of(tv, fee(45, ''))), 'Em novembro de 2024, menos 19 € por mês', 'stay', freely, `best ${bundle}`],
])('%s: %s', (query, ...says) => expect(rulerOf(query)).toEqual(says))

it('promises a saving only while the price is new', () =>
  expect(rulerOf(free(of(line, fee(45, ''))), '2025-10-20')[0]).toBe('Poupas 35 € por mês'))

it('asks for the price of today of the package, and shows the difference in rows', () => {
  const { ruler, packages } = loadResults({ path, query: free(of(line, fee(45, ''))), today: '2026-11-28' })
  expect(ruler).toMatchObject({
    offer: { provider: 'DIGI', main: { cents: 1000, period: 'mês' } },
    action: {
      words: 'Quero o preço de hoje',
      href: expect.stringMatching(/dados-de-contacto\?.*oferta=tc-digi-net-1g/),
    },
    age: 'preços de outubro de 2025, há 13 meses',
  })
  expect(packages.rows.map(({ id, change }) => [id, change?.cents])).toEqual([
    ['tc-digi-net-1g', -3500],
    ['tc-amigo-net-1g', -3000],
    ['tc-uzo-net-1g', -3000],
    ['tc-woo-net-1g', -3000],
    ['tc-meo-net-1g', -1501],
  ])
  expect(packages.past.title).toBe('Histórico: 7 pacotes de 2024')
})

it('shows no difference in the row of a package that lacks what was asked', () => {
  const { packages } = loadResults({ path, query: free(of(whole, fee(45, ''))), today: '2026-11-28' })
  expect(packages.rows.map(({ chips, change }) => [chips[0]?.words.slice(0, 5), change])).toEqual(
    packages.rows.map(() => ['Falta', undefined]),
  )
})

it.each(['cost', 'speed', 'channels'])(
  'lists no package of 2024 among those that may still be sold, by %s',
  (sort) => {
    const { packages } = loadResults({ path, query: `${of(whole, '')}&sort=${sort}`, today: '2026-11-28' })
    expect(packages.rows.every(({ evidence }) => evidence.asOf >= '2025')).toBe(true)
    expect(packages.past.rows.every(({ evidence }) => evidence.asOf < '2025')).toBe(true)
  },
)
