import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import type { __Name__Result as Result } from '../../../rules/__name__/__name__'

export const __Name__Result = ({ result }: ResultProps<Result>) => (
  <Part title="As contas">
    <WhyList figures={result.figures} />
  </Part>
)
