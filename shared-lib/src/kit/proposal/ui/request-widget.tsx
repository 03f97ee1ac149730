import { implementWidget, type WidgetContract, type WidgetProps } from '../../../contract/define-widget'
import { toIsoDate } from '../../../rules/dates/iso-date'
import { wordsOf } from '../../form/field-words'
import { readAddress } from '../../form/form-address'
import { textProblems } from '../../form/text-of'
import { GetForm } from '../../form/ui/get-form'
import { useTexts } from '../../form/use-texts'
import { Button } from '../../ui/button/button'
import type { RequestView } from '../request-view'
import { RequestSheet } from './request-sheet'

interface RequestScreenProps extends Pick<WidgetProps, 'location' | 'shell' | 'today'> {
  readonly view: RequestView
}

/** The sheet with its fields, which write the message as they are filled in; without script the form comes back to it. */
function RequestScreen({ view, location, shell, today }: RequestScreenProps) {
  const { form, path, tag, vertical: _, message, ...words } = view
  const [texts, change] = useTexts(
    () => readAddress(form, location?.query ?? ''),
    location && `${tag}?${location.query}`,
  )
  const given = Object.entries(form.fields).map(([name, field]) => {
    const text = texts[name]?.trim() ?? ''
    return { name, field, text, value: text === '' ? undefined : field.parse(text) }
  })
  const problems = given.flatMap(({ name, field, text, value }) =>
    text !== '' && value === undefined ? textProblems(name, field, text) : [],
  )
  const inWords = Object.fromEntries(
    given.map(({ name, field, value }) => [name, value === undefined ? undefined : wordsOf(field, value)]),
  )
  return (
    <RequestSheet
      {...words}
      message={message(inWords)}
      product={tag.slice('qp-'.length)}
      today={toIsoDate(today)}
      siteUrl={shell.apiUrl}
      fields={
        <GetForm
          label="O que queres pedir"
          form={form}
          texts={texts}
          problems={problems}
          action={shell.apiUrl + path}
          idPrefix="pedido"
          onChange={change}
          onSubmit={() => {}}
        >
          <noscript>
            <Button type="submit">Pôr na mensagem</Button>
          </noscript>
        </GetForm>
      }
    />
  )
}

/** Joins the contract of a product's sheet with its view. */
export const requestWidget = (contract: WidgetContract, view: RequestView) =>
  implementWidget(contract, ({ location, shell, today }: WidgetProps) => (
    <RequestScreen view={view} location={location} shell={shell} today={today} />
  ))
