import { leadProducts } from './lead-products'
import { type LeadProgress, progressWords, sentProgress } from './lead-progress'
import { milestones } from './milestones'
import cases from './testing/lead-progress.json'

const sunday = new Date('2026-11-22T12:00:00Z')
const sent = sentProgress({
  reference: 'QP-ABCD-2345',
  vertical: 'energy',
  createdAt: sunday.toISOString(),
  offer: null,
  call: null,
})
const at = (milestone: number, vertical = 'energy'): LeadProgress => {
  const progress = [2, 3, 4, 5]
    .filter((number) => number <= milestone)
    .map((number) => ({ milestone: number, at: `2026-11-${20 + number}T10:30:00Z` }))
  return { ...sent, vertical, milestones: milestones(milestone, progress), finished: milestone > 4 }
}

it('states when we call, what to have at hand and how far it is, the moment it was sent', () =>
  expect(progressWords(sent, sunday, 'Ana')).toEqual({
    title: 'Ana, recebemos o teu pedido de energia',
    next: 'Vamos ligar-te para confirmar os teus dados. Basta atenderes.',
    when: 'Amanhã, segunda-feira, a partir das 10h, por chamada.',
    atHand: leadProducts.energy?.atHand,
    times: [
      'Concluído em 22 de novembro de 2026, às 12:00',
      'Aguarda o nosso contacto',
      'Combinamos o dia no primeiro contacto',
      'Depois de escolheres uma proposta',
    ],
    meanings: [
      'Recebemos o teu pedido e o teu contacto.',
      'Falamos contigo para confirmar o que pediste.',
      'Mostramos-te as propostas e tu escolhes.',
      'Assinas o contrato, com a nossa ajuda.',
    ],
    end: 'Podes desistir quando quiseres.',
  }))

it.each([
  [1, undefined, 'Estamos a receber os teus dados.', ['Em curso', 'A seguir']],
  [3, 2, 'Os teus dados estão confirmados.', ['Em curso desde 23 de novembro de 2026, às 10:30']],
  [4, 3, 'Escolheste a tua proposta.', ['Em curso desde 24 de novembro de 2026, às 10:30']],
])('reports milestone %s with the day on which it began', (milestone, before, next, times) => {
  const words = progressWords(at(milestone), sunday)
  expect(words.next).toContain(next)
  expect(words.times.slice(before ?? 0, (before ?? 0) + times.length)).toEqual(times)
  expect(words.when === undefined).toBe(milestone > 2)
})

it('ends: nothing is to come and nothing to be had at hand', () => {
  const { next, when, atHand, times, end } = progressWords(at(5), sunday)
  expect(next).toBe('O teu pedido está concluído. Não tens mais nada a fazer.')
  expect([when, atHand, end]).toEqual([undefined, [], ''])
  expect(times.at(-1)).toBe('Concluído em 25 de novembro de 2026, às 10:30')
})

it.each([
  ['whatsapp', 'Vamos escrever-te por WhatsApp'],
  ['sms', 'Vamos enviar-te um SMS'],
] as const)('mentions no picking up to a visitor who chose %s', (channel, words) => {
  const { next, when } = progressWords({ ...sent, call: { channel } }, sunday)
  expect(next).toContain(words)
  expect(`${next} ${when}`).not.toMatch(/atenderes|chamada/)
})

it('works out the day again each time it is looked at', () =>
  expect(progressWords(sent, new Date('2026-11-23T11:00:00Z')).when).toBe('Hoje, até às 19h, por chamada.'))

it.each(cases.words)('calls %s what it is', (vertical, title, next) =>
  expect(progressWords(at(2, vertical), sunday)).toMatchObject({ title, next }),
)
