import type { ResultProps } from 'shared-lib/calculator/calculator-view'
import { Part } from 'shared-lib/explain/ui/part'
import { WhyList } from 'shared-lib/explain/ui/why'
import type { __Name__Result as Result } from '../../domain/__name__/__name__'

export const __Name__Result = ({ result }: ResultProps<Result>) => (
  <Part title="As contas">
    <WhyList figures={result.figures} />
  </Part>
)
