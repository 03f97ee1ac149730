import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its HTML is hydrated. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
