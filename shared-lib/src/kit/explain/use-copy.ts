import { useState } from 'react'

interface CopyWords {
  /** Message once the text is in the clipboard. */
  readonly copied: string
  /** Message where the browser refuses: what the visitor does instead. */
  readonly refused: string
}

/** Copies a text; the message is for a place next to the button. */
export function useCopy(text: string, { copied, refused }: CopyWords) {
  const [told, tell] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      tell(copied)
    } catch {
      tell(refused)
    }
  }
  return [told, copy] as const
}
