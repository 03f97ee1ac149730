import { fireEvent, render } from '@testing-library/react'
import { useRef, useState } from 'react'
import { useFollowUp } from './use-follow-up'

interface FormProps {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

function Form({ before, after }: FormProps) {
  const [names, setNames] = useState(before)
  const form = useRef<HTMLFormElement>(null)
  useFollowUp(form, names)
  const fields = names.map((name) => (
    <fieldset key={name} id={name}>
      <input name={name} onChange={() => setNames(after)} />
    </fieldset>
  ))
  return <form ref={form}>{fields}</form>
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
