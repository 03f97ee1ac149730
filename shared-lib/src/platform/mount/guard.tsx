import { Component, type ReactNode, useEffect } from 'react'

export type MountProblem = 'render' | 'hydration' | 'attribute' | 'data'

/** Reports an error of one widget to the shell. */
export type ReportProblem = (kind: MountProblem, error: unknown) => void

interface GuardProps {
  readonly report: ReportProblem
  /** Its content is put there instead: a copy of what the server printed, or the placeholder. */
  readonly last: () => Node | undefined
  readonly children?: ReactNode
}

/** A widget that throws leaves the last HTML it had, whose links and plain forms still work, and one report. */
export class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.report('render', error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <div data-failed="" ref={(place) => place?.append(...(this.props.last()?.childNodes ?? []))} />
  }
}

interface ReadyProps {
  readonly run: () => void
  readonly children?: ReactNode
}

/** Calls `run` once its children are on the page and live. Draws nothing of its own. */
export function Ready({ run, children }: ReadyProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first commit is the only one that counts.
  useEffect(() => {
    // After the effect: React would defer updates flushed inside it, and the caret would be lost.
    queueMicrotask(run)
  }, [])
  return children
}
