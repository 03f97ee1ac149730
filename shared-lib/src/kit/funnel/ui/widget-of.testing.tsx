import { render } from '@testing-library/react'
import { expectExactHydration } from '../../../../testing/exact-hydration'
import { parseAttributes } from '../../../contract/attributes'
import type { Widget } from '../../../contract/define-widget'
import { locationOf, PageOf, type RecordedShell, recordedShell } from './page-of.testing'

/** A widget as tests draw and open it, on a day of its own. */
export function widgetOf({ View, contract, preload }: Widget, today: string) {
  /** On a page, or as a tag where there is no address. */
  const draw = (
    url: string | undefined,
    shell = recordedShell(),
    attributes: Record<string, string> = {},
    data?: unknown,
  ) => (
    <View
      attributes={parseAttributes(contract.attributes, attributes)}
      data={data}
      location={url === undefined ? undefined : locationOf(url)}
      today={today}
      shell={shell}
    />
  )
  /** Renders it on a page whose address follows it; the shell records navigations. */
  function open(from: string): RecordedShell {
    const shells: RecordedShell[] = []
    render(
      <PageOf
        from={from}
        draw={({ path, query }, shell) => draw(`${path}?${query}`, shell)}
        onShell={(shell) => shells.push(shell)}
      />,
    )
    const [shell] = shells
    if (!shell) throw new Error('nothing was drawn')
    return shell
  }
  /** One test for each page below the path; names are separated by blanks. */
  const itHydrates = (path: string, names: string, query: string) =>
    it.each(names.split(' '))('hydrates %s exactly as the server printed it', async (name) => {
      const url = `${path}/${name}?${query}`
      await preload?.(draw(url).props)
      await expectExactHydration(() => draw(url))
    })
  return { draw, open, itHydrates }
}
