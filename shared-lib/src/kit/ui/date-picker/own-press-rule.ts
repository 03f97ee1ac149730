import { useLayoutEffect } from 'react'

/** The library looks for this id before it writes a style element of its own. */
const mark = 'react-aria-pressable-style'

/**
 * Our stylesheet carries the library's one rule for pressable elements (`date-picker.module.css`), since the page's
 * policy refuses style elements that scripts write. Runs before the effects of the parts below.
 */
export const useOwnPressRule = () =>
  useLayoutEffect(() => {
    if (document.getElementById(mark)) return
    const meta = document.createElement('meta')
    meta.id = mark
    document.head.append(meta)
  }, [])
