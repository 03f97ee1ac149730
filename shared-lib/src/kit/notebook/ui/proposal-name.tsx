import type { Problem } from '../../funnel/flow'
import { TextField } from '../../ui/text-field/text-field'
import { longestName, nameField } from '../notebook'

interface ProposalNameProps {
  readonly idPrefix: string
  readonly label: string
  readonly value: string
  readonly problems: readonly Problem[]
  onChange(name: string): void
}

/** The company of the proposal: every notebook asks for it, whatever else its product asks. */
export const ProposalName = ({ idPrefix, problems, ...props }: ProposalNameProps) => (
  <TextField
    {...props}
    id={idPrefix + nameField}
    name={nameField}
    autoComplete="off"
    maxLength={longestName}
    error={problems.find(({ field }) => field === nameField)?.message}
  />
)
