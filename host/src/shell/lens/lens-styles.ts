/**
 * A constructed sheet in a shadow root: no rule of the page reaches the lens, none of its own reaches the page, and the
 * loader of style sheets stays out of the script that every page opens with.
 */
export const lensStyles = `
:host { position: fixed; inset: 0; z-index: 2147483000; pointer-events: none; overflow: hidden; font: 14px/1.4 var(--font, system-ui); color: var(--ink); }
* { box-sizing: border-box; }
.box { position: absolute; top: 0; left: 0; border: 2px solid var(--mark); border-radius: 6px; }
.box[data-chosen] { background: color-mix(in srgb, var(--mark) 8%, transparent); border-width: 4px; }
.name { position: absolute; top: -2px; left: -2px; max-width: calc(100% + 4px); padding: 1px 8px; overflow: hidden; border-radius: 6px 0 6px 0; background: var(--mark); color: #fff; font-size: 12px; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
.panel { position: absolute; right: 16px; bottom: 16px; display: flex; flex-direction: column; width: 380px; height: min(70vh, 420px); border: 1px solid var(--line-strong); border-radius: 12px; background: var(--paper); box-shadow: var(--shadow-2); pointer-events: auto; }
.panel:focus { outline: none; }
.head { display: flex; align-items: center; gap: 8px; padding: 10px 8px 10px 16px; border-bottom: 1px solid var(--line); }
h2 { flex: 1; margin: 0; font-size: 16px; line-height: 1.3; }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--line-strong); border-radius: 8px; background: var(--paper); color: inherit; font: inherit; cursor: pointer; }
button:hover { background: var(--brand-faint); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; }
.content { flex: 1; overflow-y: auto; }
.content > p { margin: 0; padding: 16px; }
ul { margin: 0; padding: 8px; list-style: none; }
.slot { display: block; width: 100%; padding: 8px 8px 8px 12px; border: 0; border-left: 4px solid var(--mark); border-radius: 4px; text-align: left; }
.slot[aria-pressed="true"] { background: var(--brand-soft); }
.slot strong, .slot span { display: block; overflow-wrap: anywhere; }
.slot span { color: var(--ink-soft); font-size: 13px; font-variant-numeric: tabular-nums; }
.slot .bad { color: var(--bad); font-weight: 600; }
form { display: grid; gap: 8px; padding: 16px; }
form p { margin: 0; color: var(--ink-soft); font-size: 13px; }
form .bad, .content > .bad { color: var(--bad); }
label { font-weight: 600; }
input { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line-strong); border-radius: 8px; font: inherit; font-size: 16px; }
@media (max-width: 559px) { .panel { right: 8px; bottom: 8px; left: 8px; width: auto; height: 45vh; } }
`

/** Dark enough for white letters on them (4.5 to 1), in the order that micro-frontends come. */
const marks = ['#475a66', '#076b9c', '#962f06', '#14703c', '#5b3a8e', '#8a3a62', '#0b3d91', '#6b5200']

/** One colour for each micro-frontend of the page, the shell's being grey. */
export function markOf(remote: string, remotes: readonly string[]): string {
  return marks[Math.max(0, remotes.indexOf(remote)) % marks.length] ?? ''
}
