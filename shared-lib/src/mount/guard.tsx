import { Component, type ReactNode, useEffect } from 'react'

export type MountProblem = 'render' | 'hydration' | 'attribute' | 'data'

/** Tells the shell what went wrong in one widget. */
export type ReportProblem = (kind: MountProblem, error: unknown) => void

interface GuardProps {
  readonly report: ReportProblem
  /** Printed instead: the server's HTML, or the placeholder. Trusted: it came with our own page. */
  readonly last: string
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own server HTML, kept from before the failure.
    return <div data-failed="" dangerouslySetInnerHTML={{ __html: this.props.last }} />
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
    // After the effect: React would defer what is flushed inside it, and the caret would be lost.
    queueMicrotask(run)
  }, [])
  return children
}
