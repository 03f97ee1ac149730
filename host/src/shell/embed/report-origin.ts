import { aroundParameter } from 'shared-lib/kit/funnel/form-signs'

const isOwnPage = ({ origin, pathname }: URL) =>
  origin === location.origin && !/^\/(api|assets|pedido|newsletter)\/|\/embed\//.test(pathname)

/**
 * A page of ours opened from an embed is no longer framed: only its address can carry the origin of the page around the
 * embed, so that a request made there keeps its source. An origin only, never a path.
 */
export function reportOrigin(around: string | undefined) {
  if (around === undefined || around === location.origin) return
  const tell = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || !URL.canParse(link.href)) return
    const url = new URL(link.href)
    if (url.pathname === location.pathname || !isOwnPage(url)) return
    url.searchParams.set(aroundParameter, around)
    link.href = url.href
  }
  for (const press of ['click', 'auxclick'] as const) addEventListener(press, tell, true)
}
