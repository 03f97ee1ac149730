import { useEffect, useState } from 'react'

/** Code of the household card; comes only where there is something to offer, to remember or to show. */
export const loadHousehold = () =>
  import(/* webpackChunkName: "household" */ '../../household/household-parts')

/** Undefined until it is `wanted` and has come. Without it a page works as if nothing were remembered. */
export function useHousehold(wanted: boolean) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadHousehold>>>()
  useEffect(() => {
    if (wanted) loadHousehold().then(setParts, () => {})
  }, [wanted])
  return parts
}
