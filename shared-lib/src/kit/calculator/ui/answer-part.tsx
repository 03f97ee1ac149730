import { type ComponentProps, type ComponentType, memo, Suspense, useEffect, useState } from 'react'
import type { PartName } from '../answer-view'
import type { CalculatorView } from '../calculator-view'
import type { AnsweredKit } from './answer-parts'

interface AnswerPartProps<Name extends PartName> {
  readonly name: Name
  readonly view: CalculatorView
  readonly props: ComponentProps<AnsweredKit[Name]>
  /** Ignores its other props: the server's HTML stays until the code has loaded. */
  readonly asleep: boolean
  onAwake?(): void
}

/** Stays asleep with what it has: React throws a print away that is given something new before its code is there. */
const AnswerPartView = memo(
  function AnswerPart({ name, view, props, onAwake }: AnswerPartProps<PartName>) {
    // One type for its whole life: another type would remount the part and close every «porquê?».
    const [Part] = useState(() => view.answer.part(name) as ComponentType<object>)
    return (
      <Suspense fallback={null}>
        <Awake onAwake={onAwake} />
        <Part {...props} />
      </Suspense>
    )
  },
  (_, { asleep }) => asleep,
)

/** A part of the answer that a page opens with: printed by the server, in sight before any of its code. */
export const AnswerPart = AnswerPartView as unknown as <Name extends PartName>(
  props: AnswerPartProps<Name>,
) => React.ReactNode

/** Runs only once its siblings have loaded. */
function Awake({ onAwake }: { onAwake: (() => void) | undefined }) {
  useEffect(() => onAwake?.(), [onAwake])
  return null
}
