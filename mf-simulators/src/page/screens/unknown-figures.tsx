import { Notice } from 'shared-lib/kit/ui/notice/notice'

/** Why some figures of an answer are missing. Nothing where none is. */
export function UnknownFigures({ reasons }: { readonly reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <Notice tone="warn" title="Falta confirmar">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  )
}
