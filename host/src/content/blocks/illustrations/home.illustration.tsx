/** A house at dusk with its bills in order: light, meter and coins. Colours come from styles/hero.css, by class. */
export function HomeIllustration() {
  return (
    <svg className="b-scene" viewBox="0 0 480 400" role="presentation" aria-hidden="true">
      <circle className="b-scene__sky" cx="250" cy="190" r="176" />
      <path
        className="b-scene__hill"
        d="M40 330c70-46 140-50 210-30s130 6 190-22v62a24 24 0 0 1-24 24H64a24 24 0 0 1-24-24z"
      />
      <path className="b-scene__tree" d="M92 214c24 0 40 22 40 50s-16 48-40 48-40-20-40-48 16-50 40-50z" />
      <path className="b-scene__line" d="M92 258v78M92 286l16-14M92 300l-14-12" />
      <path
        className="b-scene__wall"
        d="M160 184 262 96l102 88v150a10 10 0 0 1-10 10H170a10 10 0 0 1-10-10z"
      />
      <path className="b-scene__side" d="M312 140l52 44v150a10 10 0 0 1-10 10h-42z" />
      <path
        className="b-scene__roof"
        d="m138 192 112-100a18 18 0 0 1 24 0l112 100a11 11 0 0 1-15 16L262 112 153 208a11 11 0 0 1-15-16z"
      />
      <path className="b-scene__roof" d="M318 92h28v72l-28-24z" />
      <rect className="b-scene__light" x="190" y="206" width="56" height="56" rx="8" />
      <path className="b-scene__frame" d="M218 206v56M190 234h56" />
      <path className="b-scene__door" d="M276 250a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v94h-56z" />
      <circle className="b-scene__knob" cx="286" cy="296" r="4" />
      <rect className="b-scene__meter" x="190" y="284" width="56" height="40" rx="8" />
      <path className="b-scene__bolt" d="m221 288-13 17h9l-4 14 14-18h-9z" />
      <g transform="rotate(5 406 190)">
        <rect className="b-scene__paper" x="352" y="148" width="104" height="132" rx="12" />
        <rect className="b-scene__ink" x="368" y="166" width="44" height="9" rx="4.5" />
        <rect className="b-scene__rule" x="368" y="188" width="72" height="7" rx="3.5" />
        <rect className="b-scene__rule" x="368" y="204" width="58" height="7" rx="3.5" />
        <rect className="b-scene__rule" x="368" y="220" width="66" height="7" rx="3.5" />
        <rect className="b-scene__total" x="368" y="240" width="72" height="24" rx="8" />
        <path className="b-scene__tick" d="m394 252 7 7 13-14" />
      </g>
      <g>
        <ellipse className="b-scene__coin-edge" cx="418" cy="346" rx="36" ry="13" />
        <path className="b-scene__coin-edge" d="M382 334h72v12h-72z" />
        <ellipse className="b-scene__coin" cx="418" cy="334" rx="36" ry="13" />
        <ellipse className="b-scene__coin-edge" cx="410" cy="322" rx="36" ry="13" />
        <path className="b-scene__coin-edge" d="M374 310h72v12h-72z" />
        <ellipse className="b-scene__coin" cx="410" cy="310" rx="36" ry="13" />
        <path className="b-scene__coin-mark" d="M419 306c-3-2-14-3-15 4s11 8 15 5M399 308h13M399 312h12" />
      </g>
    </svg>
  )
}
