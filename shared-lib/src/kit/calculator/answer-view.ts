import { type ComponentType, lazy } from 'react'
import type { Headline, ResultProps } from './calculator-view'
import type { AnsweredKit } from './ui/answer-parts'

/** View of a calculator's result. */
export interface AnswerView<Result = object> {
  readonly headline: (result: Result) => Headline
  readonly Result: ComponentType<ResultProps<Result>>
  /** The example that the form opens with, in one sentence: `Exemplo: …`. */
  readonly example?: string
  /** Below the result, whatever it is: what the figures do not cover. */
  readonly note?: string
  /** A guide about it. */
  readonly guide?: { readonly href: string; readonly text: string }
}

/** Ties the type of the result, then lets it go: it crosses from the server as plain data. */
export const defineAnswer = <Result extends object>(view: AnswerView<Result>): AnswerView =>
  view as unknown as AnswerView

/** Parts of a page that exist once there is an answer. */
export type PartName = 'Answered' | 'Strip' | 'Tools' | 'Notes'

export interface LoadedAnswer extends AnswerView {
  readonly kit: AnsweredKit
}

/** Code that draws a result, in chunks of its own: the questions can be answered without it. */
export interface LazyAnswer {
  /** Undefined until it was loaded. */
  current(): LoadedAnswer | undefined
  /** Loads it once; after a failure the next call tries again. */
  load(): Promise<LoadedAnswer>
  /** A part of it; until its code was loaded, one that leaves what the server printed as it is. */
  part<Name extends PartName>(name: Name): AnsweredKit[Name]
}

export function lazyAnswer(own: () => Promise<{ readonly answer: AnswerView }>): LazyAnswer {
  let loaded: LoadedAnswer | undefined
  let loading: Promise<LoadedAnswer> | undefined
  let wake = (_: LoadedAnswer) => {}
  const woken = new Promise<LoadedAnswer>((resolve) => {
    wake = resolve
  })
  const lazily = <Name extends PartName>(name: Name) =>
    lazy(async () => ({ default: (await woken).kit[name] as ComponentType })) as unknown as AnsweredKit[Name]
  const begin = async () => {
    const [{ answer }, { answeredKit }] = await Promise.all([
      own(),
      import(/* webpackChunkName: "calculator-answer" */ './ui/answer-parts'),
    ])
    loaded = { ...answer, kit: answeredKit }
    wake(loaded)
    return loaded
  }
  return {
    current: () => loaded,
    part: (name) => loaded?.kit[name] ?? lazily(name),
    load() {
      loading ??= begin().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}
