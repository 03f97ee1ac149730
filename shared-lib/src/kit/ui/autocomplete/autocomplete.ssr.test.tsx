import { renderToString } from 'react-dom/server'
import { Autocomplete } from './autocomplete'

it('is a plain list on the server, so that a form without script has it too', () => {
  const html = renderToString(
    <Autocomplete
      name="county"
      label="Concelho"
      options={[{ value: '1106', label: 'Lisboa' }]}
      value="1106"
      onChange={() => {}}
    />,
  )
  expect(html).toContain('<select')
  expect(html).toContain('name="county"')
  expect(html).toContain('<option value="1106" selected="">Lisboa</option>')
})
