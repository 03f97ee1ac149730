import { useState } from 'react'

interface CopyWords {
  /** Message once the text is in the clipboard. */
  readonly copied: string
  /** Message where the browser refuses: what the visitor does instead. */
  readonly refused: string
}

/** Copies a text; the message is for a place next to the button. */
export function useCopy(text: string, { copied, refused }: CopyWords) {
  const [message, setMessage] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setMessage(copied)
    } catch {
      setMessage(refused)
    }
  }
  return [message, copy] as const
}
