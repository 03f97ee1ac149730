import { render } from '@testing-library/react'
import { useRef } from 'react'
import { useFollowUp } from './question-form'

function Form({ names }: { names: readonly string[] }) {
  const form = useRef<HTMLFormElement>(null)
  useFollowUp(form, names)
  return (
    <form ref={form}>
      {names.map((name) => (
        <fieldset key={name} id={name}>
          <input name={name} />
        </fieldset>
      ))}
    </form>
  )
}

it.each([
  ['one that comes below', ['kind'], ['kind', 'plate'], ['plate']],
  ['the first of two', ['kind'], ['kind', 'plate', 'name'], ['plate']],
  ['none at first or taken away', ['kind', 'plate'], ['kind'], []],
])('scrolls to %s', (_, before, after, expected) => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.id)
  }
  const { rerender } = render(<Form names={before} />)
  rerender(<Form names={after} />)
  rerender(<Form names={after} />)
  expect(seen).toEqual(expected)
})
