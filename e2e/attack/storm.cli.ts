import autocannon from 'autocannon'

const kinds = {
  /** Pages that do not exist. */
  addresses: (turn: number) => `/guias/inventado-${turn}-${Math.random().toString(36).slice(2)}`,
  /** Pages that do, each under a query that nobody asked for. */
  queries: (turn: number) =>
    `${['/', '/energia', '/blog', '/simuladores'][turn % 4]}?q${turn}=${Math.random()}`,
  /** Homes that nobody has asked for: a page to draw for each. */
  homes: (turn: number) =>
    `/energia/simular/habitantes?energyType=${turn % 2 ? 'dual' : 'electricity'}&addressType=current&postalCode=${1000 + (turn % 8000)}&inhabitants=${1 + (Math.floor(turn / 8000) % 6)}`,
} as const

export interface Storm {
  readonly url: string
  readonly kind: keyof typeof kinds
  readonly connections: number
}

const { url, kind, connections }: Storm = JSON.parse(process.argv[2] ?? '{}')
let turn = 0
const load = autocannon(
  {
    url,
    connections,
    duration: 600,
    timeout: 20,
    requests: [{ setupRequest: (asked) => ({ ...asked, path: kinds[kind](turn++) }) }],
  },
  (error, result) => {
    if (error) throw error
    const { statusCodeStats = {}, requests, errors } = result
    const statuses = Object.entries(statusCodeStats).map(([code, { count = 0 }]) => [code, count])
    process.send?.({
      statuses: { ...Object.fromEntries(statuses), ...(errors > 0 && { 'no answer': errors }) },
      perSecond: requests.average,
    })
  },
)
process.once('message', () => load.stop())
process.once('disconnect', () => process.exit())
