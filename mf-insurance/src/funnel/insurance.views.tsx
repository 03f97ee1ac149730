import { controlProps, type FormFieldProps } from 'shared-lib/form/field-props'
import { ChoiceField } from 'shared-lib/form/ui/choice-field'
import { lazyViews } from 'shared-lib/funnel/lazy-views'
import { Car, icon } from 'shared-lib/icons'
import { TextField } from 'shared-lib/ui/text-field/text-field'
import { VehicleQuestion } from './vehicle.question'

const Motorbike = icon(
  'M18 14l-1-3M3 9l6 2a2 2 0 0 1 2-2h2a2 2 0 0 1 1.99 1.81M8 17h3a1 1 0 0 0 1-1 6 6 0 0 1 6-6 1 1 0 0 0 1-1v-.75A5 5 0 0 0 17 5M16 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0M2 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
)

/** Tiles and a line of text, without the code of any other control. */
const TileOrText = (props: FormFieldProps) =>
  props.field.control === 'choice' ? (
    <ChoiceField {...props} />
  ) : (
    <TextField {...controlProps(props)} {...props.field.typing} autoComplete="off" />
  )

/** The first question comes with the funnel; how the others are drawn comes with the first touch. */
export const insuranceViews = lazyViews(
  {
    slug: 'matricula',
    Draw: TileOrText,
    icons: { product: { car: <Car />, motorbike: <Motorbike /> } },
    views: { matricula: VehicleQuestion },
  },
  async () =>
    (await import(/* webpackChunkName: "insurance-questions" */ './insurance.questions')).insuranceQuestions,
)
