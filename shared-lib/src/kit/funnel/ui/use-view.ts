import { useCallback, useEffect, useState } from 'react'
import type { FunnelViews } from '../lazy-views'

/** The view of a question, loaded when it is not there yet; `ahead` fetches the others before they are asked for. */
export function useView(views: FunnelViews, slug: string) {
  const [failed, setFailed] = useState(false)
  const [, redraw] = useState(0)
  const parts = views.partsOf(slug)
  const wanted = parts === undefined && !failed
  const load = useCallback(
    () =>
      views.load().then(
        () => redraw((turn) => turn + 1),
        () => setFailed(true),
      ),
    [views],
  )
  useEffect(() => {
    if (wanted) void load()
  }, [load, wanted])
  return {
    load,
    parts,
    failed,
    ahead: () => void views.load().catch(() => {}),
  }
}
