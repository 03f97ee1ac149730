import { findingsOfRule, pageOf, rich } from '../testing/lint-context'

const faults = findingsOfRule('lawful-right')
const found = (block: unknown) => faults(pageOf(block))
const tile = (text: string) => ({
  component: 'tiles',
  items: [{ component: 'tile', title: 'Energia', text }],
})

it.each([
  ['Mudar de comercializadora é gratuito.', 'Mudar de comercializadora é gratuito'],
  ['14 dias para desistir', '14 dias'],
  ['Trocas sem interrupção', 'sem interrupção'],
  ['Não corta a luz', 'Não corta a luz'],
])('refuses «%s» where we say what we offer', (text, said) => {
  const [what, how] = [expect.stringContaining(`«${said}»`), expect.stringMatching(/nós fazemos/)]
  expect(found(tile(text))).toMatchObject([{ severity: 'error', what, how }])
})

it.each(['Comparar é grátis e sem compromisso', 'Muda quando quiseres', 'Ligamos-te em 14 dias úteis'])(
  'takes «%s»: it is ours to promise',
  (text) => expect(found(tile(text))).toEqual([]),
)

it('lets a text explain what the law gives', () =>
  expect(found(rich('Mudar é gratuito, e tens 14 dias para desistir (DL 24/2014).'))).toEqual([]))
