import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { act } from 'react'
import { type Form, FormContext } from './form'
import type { RichNode } from './rich-node'
import { TextPart } from './text-part'

const options = [
  { name: 'Salário mínimo nacional', value: 'payroll.minimum-wage.mainland' },
  { name: 'TAEG máxima: Cartões', value: 'consumer-credit.maximum-taeg.cards' },
]
const schema = { figure: { type: 'option', pos: 0, options } }
const block = { name: 'figure', display_name: 'Número', schema }
const energy = { id: 1, uuid: 'u1', full_slug: 'energia' } as Form['stories'][number]
const form: Form = {
  blocks: new Map([['figure', block]]),
  stories: [energy],
  change: () => {},
  added: () => {},
}

// jsdom lays nothing out, and an editor asks where its cursor is.
const noRects = { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() }
beforeAll(() => Object.assign(Range.prototype, noRects))

const text = (words: string, ...marks: { type: string; attrs?: object }[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content }) as RichNode

function open(nodes: readonly RichNode[] = []) {
  const change = jest.fn<void, [readonly RichNode[]]>()
  render(
    <FormContext value={form}>
      <TextPart name="body" nodes={nodes} change={change} />
    </FormContext>,
  )
  const { editor } = screen.getByRole('textbox', { name: 'body' }) as HTMLElement & { editor: Editor }
  const select = (from: number, to = from) => act(() => void editor.commands.setTextSelection({ from, to }))
  return { editor, select, written: () => change.mock.lastCall?.[0], change }
}

it('puts a figure where the cursor is, chosen by name', async () => {
  const { select, written } = open([paragraph(text('São  por mês.'))])
  select(5)
  await userEvent.selectOptions(screen.getByLabelText('Número a juntar em body'), 'Salário mínimo nacional')
  expect(written()).toEqual([paragraph(text('São {{figure payroll.minimum-wage.mainland}} por mês.'))])
})

it('shows written figures as chips with their names, and marks unpublished ones', () => {
  open([paragraph(text('{{figure payroll.minimum-wage.mainland | value}} e {{figure gone.one}}'))])
  const chips = [...document.querySelectorAll<HTMLElement>('.chip')]
  expect(chips.map(({ dataset, textContent }) => [dataset.name, textContent])).toEqual([
    ['Salário mínimo nacional', '{{figure payroll.minimum-wage.mainland | value}}'],
    ['Número desconhecido', '{{figure gone.one}}'],
  ])
})

it('makes titles, lists and bold words with its buttons, and shows what the selection is', async () => {
  const { select, written } = open([paragraph(text('a b'))])
  select(1, 2)
  const bold = screen.getByRole('button', { name: 'Negrito' })
  await userEvent.click(bold)
  expect(bold).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Lista' }))
  const line = paragraph(text('a', { type: 'bold' }), text(' b'))
  expect(written()).toEqual([{ type: 'bullet_list', content: [{ type: 'list_item', content: [line] }] }])
  await userEvent.click(screen.getByRole('button', { name: 'Lista' }))
  await userEvent.click(screen.getByRole('button', { name: 'Subtítulo' }))
  expect(written()).toEqual([{ ...line, type: 'heading', attrs: { level: 3 } }])
})

describe('a link', () => {
  const address = () => screen.getByRole('textbox', { name: 'Endereço da ligação em body' })
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Ligação' }))
  const story = { href: '/energia', uuid: 'u1', anchor: 'casa', linktype: 'story', target: '_self' }

  it('leads from the selected words to a page by its number, with the place on it', async () => {
    const { select, written } = open([paragraph(text('ver energia'))])
    select(5, 12)
    await press()
    await userEvent.type(address(), '/energia#casa{Enter}')
    expect(written()).toEqual([paragraph(text('ver '), text('energia', { type: 'link', attrs: story }))])
    expect(screen.queryByRole('textbox', { name: /Endereço/ })).toBeNull()
  })

  it('keeps its target when it leads elsewhere, and its words when it leads nowhere', async () => {
    const attrs = { ...story, target: '_blank' }
    const { select, written } = open([paragraph(text('energia', { type: 'link', attrs }))])
    select(3)
    await press()
    expect(address()).toHaveValue('/energia#casa')
    await userEvent.clear(address())
    expect(written()).toEqual([paragraph(text('energia'))])
    await userEvent.type(address(), 'https://erse.pt')
    const there = { href: 'https://erse.pt', uuid: null, anchor: null, linktype: 'url', target: '_blank' }
    expect(written()).toEqual([paragraph(text('energia', { type: 'link', attrs: there }))])
  })

  it('leaves nothing behind when no address is given', async () => {
    const { editor } = open([paragraph(text('a'))])
    await press()
    await userEvent.type(address(), '{Escape}')
    expect(editor.getText()).toBe('a')
  })
})

const heading = (level: number, words: string) => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
})
const forged = `<p><a data-kept-href='"javascript:alert(1)"' data-kept-uuid="{">d</a></p>`
const copied =
  '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p><span>a</span></p></b>'
it.each<[string, string, readonly object[]]>([
  [
    'titles and paragraphs',
    '<h1>Um</h1><p>a\n b</p><h3>Dois</h3>',
    [heading(2, 'Um'), paragraph(text('a b')), heading(3, 'Dois')],
  ],
  ['a link that is not safe', '<p><a href="javascript:alert(1)">d</a></p>', [paragraph(text('d'))]],
  ['a link that claims to be ours', forged, [paragraph(text('d'))]],
  ['what Google Docs copies', copied, [paragraph(text('a'))]],
  ['signs that are letters', '<p>2026. # a</p>', [paragraph(text('2026. # a'))]],
])('what is pasted keeps its form: %s', (_, html, nodes) => {
  const { editor, written } = open()
  act(() => void editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent))
  expect(written()).toEqual(nodes)
})

it('shows what was changed elsewhere, and reports no change', () => {
  const change = jest.fn()
  const { rerender } = render(<TextPart name="body" nodes={[paragraph(text('a'))]} change={change} />)
  rerender(<TextPart name="body" nodes={[paragraph(text('b'))]} change={change} />)
  expect(screen.getByRole('textbox', { name: 'body' })).toHaveTextContent('b')
  expect(change).not.toHaveBeenCalled()
})
