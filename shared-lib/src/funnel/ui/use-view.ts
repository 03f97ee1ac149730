import { useEffect, useState } from 'react'
import type { FunnelViews } from '../lazy-views'

/** The view of a question, loaded when it is not there yet; `ahead` fetches the others before they are asked for. */
export function useView<Answers>(views: FunnelViews<Answers>, slug: string) {
  const [failed, setFailed] = useState(false)
  const [, redraw] = useState(0)
  const View = views.viewOf(slug)
  const wanted = View === undefined && !failed
  useEffect(() => {
    if (!wanted) return
    let here = true
    views.load().then(
      () => here && redraw((turn) => turn + 1),
      () => here && setFailed(true),
    )
    return () => {
      here = false
    }
  }, [views, wanted])
  return {
    View,
    failed,
    ahead: () => void views.load().catch(() => {}),
  }
}
