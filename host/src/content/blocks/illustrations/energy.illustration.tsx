/** A bulb above two price bars and a gas flame: electricity and gas side by side. */
export function EnergyIllustration() {
  return (
    <svg className="b-scene" viewBox="0 0 480 400" role="presentation" aria-hidden="true">
      <circle className="b-scene__sky" cx="240" cy="196" r="172" />
      <path className="b-scene__rays" d="M240 24v26M136 62l16 20M344 62l-16 20M82 154l25 6M398 154l-25 6" />
      <path
        className="b-scene__light"
        d="M240 66a88 88 0 0 1 54 158c-13 11-20 23-20 38h-68c0-15-7-27-20-38a88 88 0 0 1 54-158z"
      />
      <path className="b-scene__filament" d="m248 120-34 52h26l-8 46 36-56h-26z" />
      <rect className="b-scene__roof" x="204" y="270" width="72" height="16" rx="8" />
      <rect className="b-scene__roof" x="210" y="292" width="60" height="14" rx="7" />
      <path className="b-scene__roof" d="M222 312h36a18 18 0 0 1-36 0z" />
      <rect className="b-scene__paper" x="48" y="214" width="122" height="138" rx="14" />
      <rect className="b-scene__ink" x="66" y="232" width="46" height="9" rx="4.5" />
      <rect className="b-scene__rule" x="66" y="300" width="20" height="34" rx="5" />
      <rect className="b-scene__rule" x="98" y="276" width="20" height="58" rx="5" />
      <rect className="b-scene__total" x="130" y="312" width="20" height="22" rx="5" />
      <path className="b-scene__tick" d="m132 286 6 6 11-12" />
      <rect className="b-scene__paper" x="312" y="214" width="122" height="138" rx="14" />
      <path
        className="b-scene__flame"
        d="M376 234c4 24 32 34 32 62a35 35 0 0 1-70 0c0-15 8-23 14-31 3 10 8 14 13 15-3-18 1-34 11-46z"
      />
      <path
        className="b-scene__flame-heart"
        d="M374 284c2 11 14 16 14 28a15 15 0 0 1-30 0c0-12 14-16 16-28z"
      />
    </svg>
  )
}
