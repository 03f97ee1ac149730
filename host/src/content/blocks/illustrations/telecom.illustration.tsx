/** A router sending its waves to a television and a telephone: one package for the home. */
export function TelecomIllustration() {
  return (
    <svg className="b-scene" viewBox="0 0 480 400" role="presentation" aria-hidden="true">
      <circle className="b-scene__sky" cx="240" cy="196" r="172" />
      <path
        className="b-scene__rays"
        d="M204 108a51 51 0 0 1 72 0M180 84a85 85 0 0 1 120 0M156 60a119 119 0 0 1 168 0"
      />
      <circle className="b-scene__total" cx="240" cy="132" r="11" />
      <rect className="b-scene__paper" x="66" y="170" width="252" height="156" rx="16" />
      <rect className="b-scene__side" x="82" y="186" width="220" height="112" rx="8" />
      <path className="b-scene__light" d="m174 214 46 28-46 28z" />
      <rect className="b-scene__ink" x="166" y="308" width="52" height="8" rx="4" />
      <path className="b-scene__roof" d="M160 326h64l10 26h-84z" />
      <rect className="b-scene__paper" x="338" y="196" width="92" height="156" rx="16" />
      <rect className="b-scene__side" x="348" y="212" width="72" height="112" rx="6" />
      <rect className="b-scene__ink" x="360" y="226" width="34" height="8" rx="4" />
      <rect className="b-scene__rule" x="360" y="244" width="48" height="8" rx="4" />
      <rect className="b-scene__rule" x="360" y="262" width="40" height="8" rx="4" />
      <path className="b-scene__tick" d="m368 296 10 10 20-20" />
      <rect className="b-scene__rule" x="374" y="334" width="20" height="8" rx="4" />
    </svg>
  )
}
