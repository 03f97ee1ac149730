import { besideForms } from './page-address'

const beside = (query: string) => {
  const { whatIf, notebook, packages } = besideForms(query)
  return { whatIf: [...whatIf], notebook: [...notebook], packages: [...packages] }
}
const answers = 'downloadSpeed=500&monthlyFee=45'

it('sends along with each form what the others hold', () => {
  const all = `${answers}&tryPrice=26&sort=speed&p1.proposta=A&p1.price=30`
  const [speed, fee] = [
    ['downloadSpeed', '500'],
    ['monthlyFee', '45'],
  ]
  const book = [
    ['p1.proposta', 'A'],
    ['p1.price', '30'],
  ]
  expect(beside(all)).toEqual({
    whatIf: [speed, fee, ['sort', 'speed'], ...book],
    notebook: [speed, fee, ['tryPrice', '26'], ['sort', 'speed']],
    packages: [speed, fee, ['tryPrice', '26'], ...book],
  })
})

it('takes a proposal that was just sent as one of the notebook, and keeps what is not whole in its form', () => {
  expect(beside('proposta=B&price=26&juntar=1').packages).toEqual([
    ['p1.proposta', 'B'],
    ['p1.price', '26'],
  ])
  expect(beside('proposta=B&price=muito&juntar=1').packages).toEqual([
    ['proposta', 'B'],
    ['price', 'muito'],
  ])
})

it('carries nothing twice, and nothing that the page does not know', () =>
  expect(beside('compare=a&compare=b&oferta=x&nif=1').notebook).toEqual([]))
