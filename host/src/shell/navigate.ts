import { optional } from './chunk'

export const loadNavigation = () =>
  optional(() => import(/* webpackChunkName: "navigation" */ './navigation/entry'))

/** Goes to a page of the site; when the navigation code itself cannot be had, the browser goes there. */
export function navigate(href: string, options: { replace?: boolean } = {}) {
  loadNavigation().then(
    (navigation) => navigation.navigate(href, options),
    () => location.assign(href),
  )
}
