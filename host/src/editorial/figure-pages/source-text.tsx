import { officialSources } from 'shared-lib/rules/figures/official-sources'

const address = /(https?:\/\/[^\s;,)]+|\bgithub\.com\/[\w.-]+\/[\w.-]*\w)/

/** Where a value was read, with the addresses in it as links: in law and official publications alone, where they have it. */
export const SourceText = ({ source }: { readonly source: string }) => (
  <>
    {(officialSources(source).join('; ') || source).split(address).map((part, at) =>
      at % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, drawn once
        <a key={at} href={part.startsWith('http') ? part : `https://${part}`} rel="noopener">
          {part.replace(/^https?:\/\/(www\.)?/, '')}
        </a>
      ) : (
        part
      ),
    )}
  </>
)
