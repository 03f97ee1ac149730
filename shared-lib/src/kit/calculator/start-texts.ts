import type { WidgetProps } from '../../contract/define-widget'
import type { Fields, Form } from '../form/form'
import { readAddress } from '../form/form-address'
import { textsOfAttributes } from '../form/form-attributes'
import { openingTexts } from '../form/opening'
import type { RawAnswers } from '../funnel/flow'

/** Texts of the form at first: of the address of its page, or of a tag's attributes, or its opening. */
export const startTexts = (
  form: Form<Fields>,
  { location, attributes }: Pick<WidgetProps, 'location' | 'attributes'>,
): RawAnswers =>
  openingTexts(form, location ? readAddress(form, location.query) : textsOfAttributes(form, attributes))

/** Loads the lists in which something must be looked up to be understood: `county=Lisboa`, where code goes without. */
export async function loadLists(form: Form<Fields>, texts: RawAnswers): Promise<void> {
  const needed = Object.entries(form.fields).flatMap(([name, { list, parse }]) =>
    list && texts[name] && parse(texts[name]) === undefined ? [list.load()] : [],
  )
  await Promise.all(needed)
}
