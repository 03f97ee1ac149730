import { RadioTiles } from '../../ui/radio-tiles/radio-tiles'
import { type ControlProps, type Controls, controlProps, type FormFieldProps } from '../field-props'
import { optionTiles } from './option-tiles'

const ChoiceTiles = (props: ControlProps) => (
  <RadioTiles {...props} legend={props.label} legendHidden={props.labelHidden} {...optionTiles(props)} />
)

/** A field that is a choice, drawn without the code of any other control. */
export const ChoiceField = (props: FormFieldProps) => <ChoiceTiles {...controlProps(props)} />

/** For forms whose choices have icons or a line under them, or are asked by a heading. */
export const tileControls: Controls = { choice: ChoiceTiles }
