import { reportOrigin } from './report-origin'

const press = (href: string) => {
  document.body.innerHTML = `<a href="${href}"><b>ir</b></a>`
  const link = document.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  document.querySelector('b')?.click()
  return link?.getAttribute('href')
}

beforeAll(() => reportOrigin('https://blog.example'))

it('names the site around the embed to a page of ours that is opened from it', () => {
  const url = new URL(press('/simuladores/pedir-proposta?calculadora=loan') ?? '')
  expect(url.pathname).toBe('/simuladores/pedir-proposta')
  const asked = { calculadora: 'loan', origem: 'https://blog.example' }
  expect(Object.fromEntries(url.searchParams)).toEqual(asked)
})

it.each([
  ...'https://outro.example/ /pedido/segredo /simuladores/embed/imi javascript:x'.split(' '),
  ...['mailto:ana@exemplo.pt', '#aqui'],
])('leaves %s alone', (href) => expect(press(href)).toBe(href))
