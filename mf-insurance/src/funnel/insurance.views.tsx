import { controlProps, type FormFieldProps } from 'shared-lib/form/field-props'
import { ChoiceField } from 'shared-lib/form/ui/choice-field'
import { lazyViews } from 'shared-lib/funnel/lazy-views'
import { Car, Motorbike } from 'shared-lib/icons'
import { TextField } from 'shared-lib/ui/text-field/text-field'
import { VehicleQuestion } from './vehicle.question'

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
