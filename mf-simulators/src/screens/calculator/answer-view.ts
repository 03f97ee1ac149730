import type { ComponentType } from 'react'
import type { AnsweredKit } from './answered'
import type { Headline, ResultProps } from './calculator-view'

/** How a calculator tells its result. */
export interface AnswerView<Result = object> {
  readonly headline: (result: Result) => Headline
  readonly Result: ComponentType<ResultProps<Result>>
}

/** Ties the type of the result, then lets it go: it crosses from the server as plain data. */
export const defineAnswer = <Result extends object>(view: AnswerView<Result>): AnswerView =>
  view as unknown as AnswerView

export interface LoadedAnswer extends AnswerView {
  readonly kit: AnsweredKit
}

/** What tells a result, in chunks of its own: the questions can be answered without it. */
export interface LazyAnswer {
  /** Undefined until it was loaded. */
  current(): LoadedAnswer | undefined
  /** Loads it once; after a failure the next call tries again. */
  load(): Promise<LoadedAnswer>
}

export function lazyAnswer(own: () => Promise<{ readonly answer: AnswerView }>): LazyAnswer {
  let loaded: LoadedAnswer | undefined
  let loading: Promise<LoadedAnswer> | undefined
  const begin = async () => {
    const [{ answer }, { answeredKit }] = await Promise.all([
      own(),
      import(/* webpackChunkName: "calculator-answer" */ './answered'),
    ])
    loaded = { ...answer, kit: answeredKit }
    return loaded
  }
  return {
    current: () => loaded,
    load() {
      loading ??= begin().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}
