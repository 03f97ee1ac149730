import { textOf } from '../source/story'
import { type DesignToken, designTokens, type TokenKind, tokenKinds } from './design-tokens'
import type { BlockProps } from './rendering'

const isKind = (name: string): name is TokenKind => Object.hasOwn(tokenKinds, name)

// Attributes of a drawing may name a token where the page's policy forbids inline styles.
const samples: Readonly<Record<TokenKind, (value: string) => React.JSX.Element>> = {
  colour: (value) => <rect className="b-tokens__colour" width="100%" height="100%" rx="8" fill={value} />,
  text: (value) => (
    <text x="0" y="60%" fontSize={value} fontWeight="650">
      Aa 1.234,56 €
    </text>
  ),
  space: (value) => <rect className="b-tokens__shape" y="4" width={value} height="16" />,
  radius: (value) => <rect className="b-tokens__shape" width="88" height="88" rx={value} />,
  shadow: () => <rect className="b-tokens__colour" width="100%" height="100%" rx="8" fill="var(--paper)" />,
}

function Token({ kind, token: { name, value } }: { readonly kind: TokenKind; readonly token: DesignToken }) {
  const shadow = kind === 'shadow' ? ` b-tokens__sample${name.slice(1)}` : ''
  return (
    <li className="b-tokens__item">
      <svg className={`b-tokens__sample${shadow}`} aria-hidden="true">
        {samples[kind](`var(${name})`)}
      </svg>
      <code className="b-tokens__name">{name}</code>
      <span className="b-tokens__value">{value}</span>
    </li>
  )
}

/** The tokens of one kind, read from the style sheet itself. */
export function DesignTokensBlock({ block }: BlockProps) {
  const kind = textOf(block.kind)
  if (!isKind(kind)) return null
  return (
    <ul className={`b-tokens b-tokens--${kind}`}>
      {designTokens(kind).map((token) => (
        <Token key={token.name} kind={kind} token={token} />
      ))}
    </ul>
  )
}
