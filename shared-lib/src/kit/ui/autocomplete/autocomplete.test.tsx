import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Autocomplete } from './autocomplete'
import { matchingOptions } from './combobox'

const options = ['Águeda', 'Évora', 'Lisboa', 'Oeiras'].map((label) => ({ value: label.slice(0, 2), label }))

interface CountyProps {
  from?: string
  load?: () => Promise<typeof options>
}

function County({ from = '', load }: CountyProps) {
  const [value, setValue] = useState<string | undefined>(from)
  return (
    <form aria-label="Morada">
      <Autocomplete
        name="county"
        label="Concelho"
        options={load ? undefined : options}
        load={load}
        value={value}
        onChange={setValue}
        error="Falta"
      />
    </form>
  )
}
const field = () => screen.getByRole('combobox', { name: 'Concelho' })
const names = () => screen.queryAllByRole('option').map((option) => option.textContent)
const isTyped = () => waitFor(() => expect(field().tagName).toBe('INPUT'))

async function open(from?: string) {
  render(<County from={from} />)
  fireEvent.pointerMove(document.body)
  await isTyped()
}

it('finds without accents or case, beginnings first', () =>
  expect(matchingOptions(options, 'e').map((option) => option.label)).toEqual(['Évora', 'Águeda', 'Oeiras']))

describe('Autocomplete', () => {
  it('filters while typing and chooses by keyboard', async () => {
    await open()
    await userEvent.type(field(), 'evo')
    expect(names()).toEqual(['Évora'])
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id)
    await userEvent.keyboard('{Enter}')
    expect(field()).toHaveDisplayValue('Évora')
    expect(names()).toEqual([])
    expect(document.querySelector('input[name=county]')).toHaveValue('Év')
  })

  it('chooses by pointer and reports when nothing is found', async () => {
    await open()
    await userEvent.type(field(), 'xyz')
    expect(screen.getByText('Sem resultados')).toBeInTheDocument()
    await userEvent.clear(field())
    await userEvent.click(screen.getByRole('option', { name: 'Lisboa' }))
    expect(field()).toHaveDisplayValue('Lisboa')
  })

  it('keeps the choice when left half-typed or with Escape, and clears it when emptied', async () => {
    await open('Li')
    await userEvent.type(field(), 'x{Escape}')
    expect(field()).toHaveDisplayValue('Lisboa')
    await userEvent.type(field(), 'x')
    await userEvent.tab()
    expect(field()).toHaveDisplayValue('Lisboa')
    await userEvent.clear(field())
    await userEvent.tab()
    expect(field()).toHaveDisplayValue('')
  })

  it('ties its error to the text', async () => {
    await open()
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('Erro: Falta')
  })

  it('stays a plain list under the finger of a visitor using it', async () => {
    render(<County />)
    field().focus()
    await act(() => new Promise((done) => setTimeout(done, 50)))
    await userEvent.selectOptions(field(), 'Li')
    expect(field().tagName).toBe('SELECT')
    await userEvent.tab()
    await isTyped()
    expect(field()).toHaveDisplayValue('Lisboa')
  })
})

describe('options that do not come with the script', () => {
  it('are those that the server printed, until the first sign brings them', async () => {
    const { renderToString } = await import('react-dom/server')
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(<County from="Li" />)
    const problems: unknown[] = []
    const load = jest.fn(async () => options)
    const root = await act(async () =>
      hydrateRoot(place, <County from="Li" load={load} />, {
        onRecoverableError: (one) => problems.push(one),
      }),
    )
    expect(problems).toEqual([])
    expect(names()).toHaveLength(4)
    expect(field()).toHaveDisplayValue('Lisboa')
    field().focus()
    await userEvent.selectOptions(field(), 'Év')
    expect(field()).toHaveDisplayValue('Évora')
    await userEvent.tab()
    await isTyped()
    expect(field()).toHaveDisplayValue('Évora')
    expect(load).toHaveBeenCalledTimes(1)
    act(() => root.unmount())
    place.remove()
  })

  it('come at once where no server printed any', async () => {
    render(<County from="Li" load={async () => options} />)
    await isTyped()
    expect(field()).toHaveDisplayValue('Lisboa')
  })

  it('are asked for again at the next sign when they did not come', async () => {
    let calls = 0
    const load = async () => {
      calls += 1
      if (calls === 1) throw new Error('offline')
      return options
    }
    render(<County load={load} />)
    await waitFor(() => expect(calls).toBe(1))
    expect(field().tagName).toBe('SELECT')
    fireEvent.pointerMove(document.body)
    await isTyped()
  })
})
