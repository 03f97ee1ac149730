// @suite prices-of-june: it ranks the catalogue of that month.
import '../../testing/prices-of-june'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { drawnOnce } from 'shared-lib/testing/drawn-once'
import { expectLink } from 'shared-lib/testing/expect-link'
import { energyRow, namedByElectricity } from './energy-row'
import { loadResults } from './results.load'
import { ResultsScreen } from './results-screen'

const path = '/energia/resultados'
const answers =
  'energyType=electricity&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=3.45&currentProvider=EDPC'
const dual =
  'energyType=dual&addressType=current&postalCode=3700&inhabitants=3&houseUsage=normal&contractedPower=6.9&gasTier=2&currentProvider=GALP'
const gas =
  'energyType=gas&addressType=current&postalCode=1000&inhabitants=3&houseUsage=normal&gasTier=2&currentProvider=unknown'
const ownBill = `${answers}&meter=simple&kwhElectricity=2000&kwhPeriod=year&powerPrice=0,25&energyPrice=0,17`
const islands = 'energyType=dual&addressType=new&postalCode=9500'

/** A day on which the catalogue’s prices are current, and one on which they are long past. */
const fresh = '2026-06-20'
const late = '2026-11-21'

const draw = (query: string, shell = recordedShell(), today = fresh) => {
  const data = JSON.parse(JSON.stringify(loadResults({ path, query, today })))
  return <ResultsScreen data={data} query={query} shell={shell} />
}

const ruler = () => within(document.querySelector('[data-ruler]') as HTMLElement)
const verdict = () => ruler().getByRole('heading', { level: 1 }).textContent?.replaceAll('\u00a0', ' ')
const firstRow = () => within(screen.getAllByRole('article')[0] as HTMLElement)
const folded = (title: string) => within(screen.getByText(title).closest('details') as HTMLElement)

const bars = () => screen.getAllByRole('article').map((card) => card.querySelector('svg[width="100%"]'))
const widthOf = (bar: Element | null | undefined, part: string) =>
  Number.parseFloat(bar?.querySelector(`[data-part=${part}]`)?.getAttribute('width') ?? '')
const chip = () => screen.queryByRole('button', { name: /kWh por ano$/ })

/** Offers in their order. */
function rowsOf(query: string): readonly string[] {
  const data = loadResults({ path, query, today: fresh })
  return data.kind === 'ranked' ? data.rows.map(({ id }) => id) : []
}

describe('for two people in a flat', () => {
  drawnOnce(() => draw(answers))

  it('begins with the verdict and the cheapest, how it is ranked, from when and from whom', () => {
    expectLink(
      'Quero esta oferta',
      /^\/energia\/simular\/dados-de-contacto\?energyType=electricity.*&oferta=/,
      ruler(),
    )
    expect(ruler().getByText('Preços de 11 de junho de 2026')).toBeVisible()
    expect(firstRow().getByText(/É a mais barata/)).toBeInTheDocument()
    expect(screen.getByText(/Ninguém paga para aparecer primeiro/)).toBeVisible()
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.slice(0, 4)).toEqual(['Comercializadora', 'Condições', 'Renovável', 'Por mês'])
    expect(firstRow().getByText('2 condições')).toBeInTheDocument()
    folded('Origem e limites').getByText(/recolhidos em 11 de junho de 2026.*CC BY 4\.0/)
    expect(screen.getByRole('link', { name: /simulador da ERSE/ })).toHaveAttribute('target', '_blank')
  })

  it('draws the year as a bill: chapters, quantities, unit prices, a reason for each line, and the total', () => {
    const [bill] = screen.getAllByRole('region', { name: /^Fatura de um ano: /, hidden: true })
    const lines = within(bill as HTMLElement)
    const rows = lines.getAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent)
    expect(rows.join()).toMatch(/Potência: acesso às redes365\u00a0dias × 0,1718\u00a0€\/dia/)
    expect(rows.join('\n')).toMatch(/^Energia1\.900\u00a0kWh × 0,\d+\u00a0€\/kWh/m)
    expect(rows.join()).toMatch(/IVA à taxa reduzida6\u00a0% de /)
    expect(lines.getByText('3,45 kVA · 1.900 kWh por ano')).toBeInTheDocument()
    expect(lines.getByText('Paga o serviço público de rádio e televisão.')).toBeInTheDocument()
    expect(lines.getByText(/taxa da DGEG/)).toBeInTheDocument()
  })

  it('shows from which use the next offer wins, and what is cheapest for every use', () => {
    expect(firstRow().getByText(/Se gastares .* a seguinte fica mais barata/)).toBeInTheDocument()
    const strip = folded('A mais barata para cada consumo')
    expect(strip.getByText(/^Com 1\.900 kWh de eletricidade por ano, a mais barata é /)).toBeInTheDocument()
    expect(strip.getByRole('rowheader', { name: /o teu consumo/ })).toBeInTheDocument()
    expect(strip.getAllByRole('row').length).toBeGreaterThan(2)
  })

  it('shows how many offers each protection hides', () => {
    const box = screen.getByRole('checkbox', { name: /^Promoções que acabam/ })
    expect(box).toHaveAccessibleDescription(/^\+\d+ ofertas?$/)
  })

  it('keeps the crown where the opening view holds the cheapest', () => {
    expect(screen.getAllByRole('link', { name: 'Quero esta oferta' })[0]).toHaveAttribute('data-kind', 'main')
    expect(screen.queryByText(/a mais barata é/, { selector: 'article p' })).toBeNull()
  })

  it('draws each offer to one scale: what is the same for all, then what its seller takes', () => {
    const equal = bars().map((bar) => widthOf(bar, 'equal'))
    const own = bars().map((bar) => widthOf(bar, 'own'))
    expect(new Set(equal).size).toBe(1)
    expect(own).toEqual(own.toSorted((one, two) => one - two))
    expect(Math.max(...own) + (equal[0] ?? 0)).toBeLessThanOrEqual(100.01)
  })

  it('states in words what the bars show, the amount that all share in the first card alone', () => {
    expect(screen.getAllByText(/^Redes e impostos, iguais em todas:/)).toHaveLength(1)
    expect(screen.getAllByText(/^Para a comercializadora:/)).toHaveLength(12)
  })

  it('is a chip that opens a sheet with the number and its slider', () => {
    expect(chip()).toHaveAccessibleName('≈ 1.900 kWh por ano')
    const form = document.getElementById(chip()?.getAttribute('popovertarget') ?? '')
    expect(form).toHaveAttribute('popover', 'auto')
    const sheet = within(form as HTMLElement)
    expect(sheet.getByRole('slider', { name: 'Eletricidade que gastas num ano' })).toHaveValue('1900')
    expect(new URLSearchParams(new FormData(form as HTMLFormElement) as never).toString()).toMatch(
      /energyType=electricity.*&kwhPeriod=year&kwhElectricity=1\.900$/,
    )
  })
})

const paid = `${answers.replace('EDPC', 'unknown')}&billTotal=62,40&billDays=31`

it.each([
  {
    what: 'a supplier',
    query: answers,
    words: /^Poupas \d+ € por ano$/,
    today: /^Tu hoje: [\d,]+.€\/ano\. Mudar$/,
    note: 'Contámos a tarifa mais barata da EDP Comercial.',
    chip: 'Hoje: EDP Comercial',
  },
  {
    what: 'nobody',
    query: answers.replace('EDPC', 'unknown'),
    words: /^Poupas \d+ € por ano$/,
    today: 'Quanto pagas hoje?',
    note: 'Contámos a tarifa regulada.',
    chip: 'Hoje: tarifa regulada',
  },
  {
    what: 'its prices',
    query: ownBill,
    words: /^Poupas \d+ € por ano$/,
    today: /^Tu hoje: /,
    note: undefined,
    chip: 'Hoje: a tua fatura',
  },
  {
    what: 'its total',
    query: paid,
    words: /^Poupas \d+ € por ano$/,
    today: /^Tu hoje: 734,71.€\/ano\. Mudar$/,
    note: /^Pela fatura: [\d.]+ kWh de luz por ano\.$/,
    chip: 'Hoje: 62,40\u00a0€',
  },
  {
    what: 'prices below all others',
    query: ownBill.replace('0,25', '0,01').replace('0,17', '0,05'),
    words: /^Já estás bem: não mudes$/,
    today: /^Tu hoje: /,
    note: undefined,
    chip: 'Hoje: a tua fatura',
  },
])('judges against $what, which is changed in its one sheet', ({ query, words, today, note, chip }) => {
  render(draw(query))
  expect(verdict()).toMatch(words)
  const [mark, hint] = [
    ruler().getByRole('button', { name: today }),
    screen.getByRole('button', { name: chip }),
  ]
  for (const button of [mark, hint]) expect(button).toHaveAttribute('popovertarget', 'ultima-fatura')
  if (note) expect(ruler().getByText(note)).toBeVisible()
  expect(ruler().getAllByRole('row').at(-1)).toHaveTextContent(/^A mais barata[\d,]+.€\/ano$/)
  // The accent is only for a useful action.
  const stays = verdict()?.startsWith('Já')
  expect(ruler().getByRole('link')).toHaveAttribute('data-kind', stays ? 'plain' : 'main')
})

it('takes the last bill and ranks for it, in place of the page', async () => {
  const shell = recordedShell()
  const user = userEvent.setup()
  render(draw(answers, shell))
  await user.type(screen.getByRole('textbox', { name: 'Quanto pagaste na última fatura?' }), '62,40')
  const days = screen.getByRole('textbox', { name: 'Em quantos dias?' })
  await user.clear(days)
  await user.type(days, '31')
  await user.click(screen.getByRole('button', { name: 'Ver quanto poupo' }))
  const { url, replace } = shell.visited.at(-1) ?? {}
  const asked = new URLSearchParams(url?.split('?')[1])
  expect([asked.get('billTotal'), asked.get('billDays'), replace]).toEqual(['62,4', '31', true])
})

it('writes in each row the difference to today', () => {
  render(draw(paid))
  expect(firstRow().getByText(/^\u2212\d+.€\/mês$/)).toBeVisible()
  expect(screen.getByText(/A diferença é para o que pagas hoje\./)).toBeVisible()
})

it('explains how each figure was found and leads to a better one, and back', () => {
  render(draw(dual))
  const box = folded('O que contámos para a tua casa')
  expect(box.getByText(/Potência contratada que indicaste: 6,9 kVA/)).toHaveTextContent('indicado por ti')
  expectLink('Alterar a potência', `/energia/simular/potencia-contratada?${dual}&returnTo=resultados`, box)
})

it('offers the other municipalities of a postal code, and counts the subsoil tax of the chosen one', () => {
  const page = render(draw(dual))
  const link = screen.getByRole('link', { name: 'Santa Maria da Feira' })
  const chosen = link.getAttribute('href')?.split('?')[1] ?? ''
  page.unmount()
  render(draw(chosen))
  expect(screen.getByText(/concelho que indicaste: Santa Maria da Feira/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'São João da Madeira' })).toBeInTheDocument()
})

it('states once that the gas prices are the last known, and their month once above the list', () => {
  render(draw(gas, recordedShell(), late))
  expect(screen.getAllByText(/últimos conhecidos e valeram até 30 de setembro de 2026/)).toHaveLength(1)
  expect(screen.getAllByText(/^\d+ ofertas, preços de junho/)).toHaveLength(1)
})

it('names a pair of two companies by its electricity, and its gas in a chip', () => {
  const data = loadResults({ path, query: dual, today: late })
  const rows = data.kind === 'ranked' ? data.rows.map((row) => energyRow(row, data)) : []
  const mixed = rows.filter(({ own }) => own.supplies[0].provider !== own.supplies[1]?.provider)
  expect(mixed.length).toBeGreaterThan(1)
  for (const row of mixed) {
    const { provider, chips } = namedByElectricity(row)
    expect(provider).toBe(row.own.supplies[0].providerName)
    expect(chips[0]?.words).toMatch(/^Gás: ./)
  }
  for (const row of rows.filter((one) => !mixed.includes(one))) expect(namedByElectricity(row)).toBe(row)
})

it('lets go of compared offers that it does not list, which no visitor could remove', () => {
  render(draw(`${answers}&compare=el-a~simple&compare=el-b~simple&compare=el-c~simple`))
  for (const box of screen.getAllByRole('checkbox', { name: 'Comparar lado a lado' }))
    expect(box).toBeEnabled()
  expect(screen.getByRole('link', { name: 'Mostrar mais ofertas' })).toHaveAttribute(
    'href',
    expect.not.stringContaining('compare'),
  )
})

it('asks for the cycle only where prices have one', async () => {
  const user = userEvent.setup()
  render(draw(answers))
  expect(screen.queryByRole('combobox', { name: 'Ciclo' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Horário' }), 'bi')
  expect(screen.getByRole('combobox', { name: 'Ciclo' })).toBeInTheDocument()
})

describe('a filter crowns no offer', () => {
  it.each(['&provider=ALFAENERGIA', '&timeOption=bi'])(
    'with %s shows the place in the whole market, and which offer is cheapest there',
    (filter) => {
      render(draw(answers + filter))
      expect(verdict()).not.toBe('Já estás bem: não mudes')
      expect(ruler().getByText(/É a \d+\.ª de \d+\.$/)).toBeVisible()
      expect(ruler().getByRole('row', { name: /^Com filtros/ })).toBeInTheDocument()
      expect(ruler().getByRole('link', { name: 'Quero esta oferta' })).toHaveAttribute('data-kind', 'plain')
      expect(firstRow().getByText(/^\d+\.ª de \d+; a mais barata é .+/)).toBeInTheDocument()
    },
  )
})

describe('prices some months old', () => {
  const aged = '2026-08-20'

  it('have their age by the verdict and their month above the list, once', () => {
    render(draw(answers, recordedShell(), aged))
    expect(ruler().getByText('Preços de junho, há 2 meses')).toBeVisible()
    firstRow().getByText(/Nos preços de junho, é a mais barata/)
    expect(screen.getByRole('heading', { name: /^\d+ ofertas, preços de junho/ })).toBeVisible()
    expect(screen.queryByText('Preço de junho')).toBeNull()
  })
})

describe('what the list was made for', () => {
  const chips = () => within(screen.getByRole('form', { name: 'O que contámos para ti' }))

  it.each<{ chip: string; to: string; is: string }>([
    { chip: 'Pessoas em casa', to: '4', is: 'inhabitants=4' },
    { chip: 'Potência contratada', to: '6.9', is: 'contractedPower=6.9' },
    { chip: 'Tempo em casa', to: 'high', is: 'houseUsage=high' },
    { chip: 'Tarifa', to: 'bi', is: 'timeOption=bi' },
  ])('is changed in place: $chip', async ({ chip, to, is }) => {
    const shell = recordedShell()
    render(draw(answers, shell))
    await userEvent.setup().selectOptions(chips().getByRole('combobox', { name: chip }), to)
    const { url, replace } = shell.visited.at(-1) ?? {}
    expect(replace).toBe(true)
    const asked = new URLSearchParams(url?.split('?')[1])
    expect(asked.get(is.split('=')[0] ?? '')).toBe(is.split('=')[1])
    expect(asked.get('postalCode')).toBe('1000')
  })

  it('marks where the power is an estimate, and leads to the gas that was left out', () => {
    render(draw(answers.replace('contractedPower=3.45', 'contractedPower=unknown')))
    expect(chips().getByRole('combobox', { name: 'Potência contratada' })).toHaveDisplayValue('≈ 3,45 kVA')
    expectLink('Juntar gás', /energyType=dual.*gasTier=unknown|gasTier=unknown.*energyType=dual/, chips())
  })
})

describe('the list as one picture', () => {
  it('shows for each offer what its networks cost where hours are mixed', () => {
    render(draw(`${answers}&timeOption=all`))
    expect(screen.getAllByText(/^Redes e impostos:/)).toHaveLength(12)
    expect(screen.queryByText(/impostos, iguais/)).toBeNull()
  })

  it('draws today as a line where it is known, and of an old supplier’s price none', () => {
    const page = render(draw(ownBill))
    expect(screen.getByText(/^Hoje: o que pagas hoje:/)).toBeInTheDocument()
    expect(bars().every((bar) => bar?.querySelector('line'))).toBe(true)
    page.unmount()
    render(draw(answers, recordedShell(), late))
    expect(bars().some((bar) => bar?.querySelector('line'))).toBe(false)
  })
})

describe('the use of a year', () => {
  it('ranks again while the slider moves, as often as an answer comes', () => {
    const shell = recordedShell()
    const of = (kwh: number) => `${answers}&kwhElectricity=${kwh}&kwhPeriod=year`
    const page = render(draw(answers, shell))
    for (const value of [2000, 2100, 2200])
      fireEvent.change(screen.getByRole('slider'), { target: { value } })
    expect(shell.visited).toEqual([{ url: `${path}?${of(2000)}`, replace: true }])
    page.rerender(draw(of(2000), shell))
    expect(screen.getByRole('slider')).toHaveValue('2200')
    expect(shell.visited.slice(1)).toEqual([{ url: `${path}?${of(2200)}`, replace: true }])
  })

  it('is no longer an estimate once it is given, and moves no bill that gives it by period', () => {
    const page = render(draw(ownBill))
    expect(chip()).toHaveAccessibleName('2.000 kWh por ano')
    page.unmount()
    render(draw(`${answers}&meter=bi&kwhOffPeak=800&kwhOutsideOffPeak=1200&kwhPeriod=year`))
    expect(chip()).toBeNull()
  })

  it('is of gas where gas alone is compared', () => {
    render(draw(gas))
    expect(screen.getByRole('slider', { name: 'Gás que gastas num ano' })).toBeInTheDocument()
  })
})

describe('prices long past', () => {
  const open = (query: string) => render(draw(query, recordedShell(), late))

  it.each([answers, dual, gas])('have no place, promise or main button for an old offer: %s', (query) => {
    open(query)
    expect(verdict()).toMatch(/^Em junho, (menos [\d.]+ € por ano|nada mais barato)$/)
    expect(ruler().getByText(/^Preços de junho, há 5 meses/)).toBeVisible()
    expect(screen.getByRole('heading', { name: /^\d+ ofertas, preços de junho/ })).toBeVisible()
    expect(screen.queryByText(/^Poupas/)).toBeNull()
    expect(screen.queryByText(/^\d+\.º$/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Quero esta oferta' })).toBeNull()
    for (const link of screen.getAllByRole('link', { name: 'Pedir o preço de hoje' }))
      expect(link).toHaveAttribute('data-kind', 'plain')
    // The one main button asks for today's prices, of no old offer.
    const main = document.querySelectorAll('[data-kind=main]')
    expect([...main].map((one) => one.textContent)).toEqual(['Quero os preços de hoje'])
    expect(main[0]).toHaveAttribute('href', `/energia/simular/dados-de-contacto?${query}`)
  })

  it('leave the regulated tariff, which holds today, on the ruler', () => {
    open(answers)
    expect(ruler().getByRole('row', { name: /^Tarifa regulada/ })).toBeInTheDocument()
    expect(ruler().getByText(/tarifa regulada em vigor até 31 de dezembro de 2026$/)).toBeVisible()
    expectLink('Tenho a fatura', /\/energia\/simular\/fatura-eletricidade\?/)
  })

  it('leave a sure saving: the regulated tariff against the visitor’s own bill', () => {
    open(ownBill.replace('0,25', '0,45').replace('0,17', '0,25'))
    expect(verdict()).toMatch(/^Poupas \d+ € por ano na tarifa regulada$/)
  })

  it('name what was cheapest for every use as past', () => {
    open(answers)
    const strip = folded('A mais barata para cada consumo, em junho')
    expect(strip.getByText(/^Em junho, com 1\.900 kWh .* a mais barata era /)).toBeInTheDocument()
  })
})

it('shows once what the compared offers share, and calls no euro a difference', () => {
  const rows = rowsOf(answers)
  const compare = rows.slice(0, 2).map((id) => `compare=${encodeURIComponent(id)}`)
  render(draw([answers, ...compare].join('&')))
  const table = within(screen.getByRole('region', { name: 'Lado a lado' }))
  expect(table.queryByRole('row', { name: /^Contribuição audiovisual/ })).toBeNull()
  expect(table.getByText(/^Igual em todas:/)).toHaveTextContent(/Contribuição audiovisual: 34,20.€/)
})

it('states at once that the islands have no number, and offers a call', () => {
  render(draw(islands))
  expect(screen.getByText(/nos Açores/)).toBeVisible()
  expectLink('Quero que me liguem', `/energia/simular/dados-de-contacto?${islands}`)
})

it('states that no offer passes the filters, and shows how to take them away', () => {
  render(draw(`${answers}&provider=GALP&regulated=true`))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nenhuma oferta passa nestes filtros')
  expectLink('Tirar: Galp', `${path}?${answers}&regulated=true`)
})

it.each([`${answers}&timeOption=tri`, answers.replace('3.45', '27.6')])(
  'invents no split of the day: %s leads to the bill',
  (query) => {
    render(draw(query))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Indica quanto gastas em cada período',
    )
    expectLink('Indicar os kWh da fatura', /^\/energia\/simular\/fatura-eletricidade\?.*returnTo=resultados$/)
  },
)

it('offers electricity instead, for the same home, where there is no gas network', () => {
  render(draw('energyType=gas&addressType=new&postalCode=7700'))
  expect(screen.getByText(/Não há rede de gás natural/)).toBeVisible()
  expectLink(
    'Comparar só a eletricidade',
    '/energia/simular?energyType=electricity&addressType=new&postalCode=7700',
  )
})
