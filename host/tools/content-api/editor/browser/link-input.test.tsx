import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FormContext } from './form'
import { LinkInput } from './link-input'

const before = {
  fieldtype: 'multilink',
  linktype: 'story',
  id: 'u-termos',
  url: '',
  cached_url: 'termos',
  anchor: 'litigios',
  target: '_blank',
}
const stories = ['termos', 'cookies'].map((full_slug, id) => ({
  id,
  uuid: `u-${full_slug}`,
  name: full_slug,
  full_slug,
  is_folder: false,
  published: true,
}))

let kept: unknown

function Field() {
  const [value, setValue] = useState<unknown>(before)
  kept = value
  const field = { type: 'multilink', pos: 0 }
  return (
    <FormContext value={{ blocks: new Map(), stories, change: () => {}, added: () => {} }}>
      <LinkInput name="link" field={field} value={value} change={setValue} />
    </FormContext>
  )
}

it('shows what became of an address when it is left', async () => {
  const user = userEvent.setup()
  render(<Field />)
  const input = screen.getByLabelText('link')
  await user.clear(input)
  await user.type(input, 'www.banco.pt')
  expect(input).toHaveValue('www.banco.pt')
  await user.tab()
  expect(input).toHaveValue('https://www.banco.pt')
  expect(kept).toMatchObject({ linktype: 'url', url: 'https://www.banco.pt', target: '_blank' })
})
