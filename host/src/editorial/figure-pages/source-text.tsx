const address = /(https?:\/\/[^\s;,)]+)/

/** Law and official publications of a value, with the addresses in them as links. */
export const SourceText = ({ sources }: { readonly sources: readonly string[] }) => (
  <>
    {sources
      .join('; ')
      .split(address)
      .map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, drawn once
          <a key={at} href={part} rel="noopener">
            {part.replace(/^https?:\/\/(www\.)?/, '')}
          </a>
        ) : (
          part
        ),
      )}
  </>
)
