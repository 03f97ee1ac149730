import { fireEvent, render } from '@testing-library/react'
import { useRef, useState } from 'react'
import { useFollowUp } from './use-follow-up'

interface FormProps {
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly folded?: boolean
}

function Form({ before, after, folded }: FormProps) {
  const [names, setNames] = useState(before)
  const form = useRef<HTMLFormElement>(null)
  useFollowUp(form, names)
  const fields = names.map((name) => (
    <fieldset key={name} id={name}>
      <input name={name} onChange={() => setNames(after)} />
    </fieldset>
  ))
  return <form ref={form}>{folded ? <details>{fields}</details> : fields}</form>
}

function open(props: FormProps) {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.id)
  }
  const page = render(<Form {...props} />)
  const type = (text: string) =>
    fireEvent.input(page.container.querySelector('input') as HTMLInputElement, { target: { value: text } })
  return { seen, type, ...page }
}

it.each([
  ['one that comes below', ['kind'], ['kind', 'plate'], ['plate']],
  ['the first of two', ['kind'], ['kind', 'plate', 'name'], ['plate']],
  ['none at first or taken away', ['kind', 'plate'], ['kind'], []],
])('scrolls to %s', (_, before, after, expected) => {
  const { seen, type } = open({ before, after })
  type('a')
  type('b')
  expect(seen).toEqual(expected)
})

it('leaves the page where it is for a question above it, and for one in a closed section', () => {
  const folded = open({ before: ['kind'], after: ['kind', 'plate'], folded: true })
  folded.type('a')
  expect(folded.seen).toEqual([])
  folded.unmount()
  const above = open({ before: ['kind'], after: ['kind', 'plate'] })
  const place = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, -90, 9, 9))
  above.type('a')
  place.mockRestore()
  expect(above.seen).toEqual([])
})
