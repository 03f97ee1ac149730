/**
 * Themes and resets of real sites, all at once: another root size, rules for everything, rules that nothing
 * overrides, custom properties with our names, and inherited texts in every way that a text can be changed.
 */
export const hostileTheme = `
  :root { --brand: #ff00ff; --ink: #00ff00; --text-md: 3px; --s4: 40px; --font: fantasy; --rem: 3px; --radius-m: 0; --line: red;
    --columns: 1; --align: end; --direction: column-reverse; --bleed: 90px; --header-height: 300px; --mark: none }
  html { font-size: 62.5%; color-scheme: dark; background: #eef }
  body { font: italic 300 1.3rem/2.6 monospace; color: #0a0; text-align: right; letter-spacing: 3px; word-spacing: 9px;
    text-transform: uppercase; text-indent: 30px; white-space: pre; cursor: crosshair; text-shadow: 1px 1px red;
    hyphens: auto; list-style: square inside; border-collapse: collapse; quotes: none; tab-size: 2; direction: ltr }
  *, *::before, *::after { box-sizing: content-box; margin: 0 !important; --brand: #f0f; --paper: #000; --focus: #f00;
    font-variant: small-caps; line-height: 3; border-radius: 0 !important; scroll-margin: 50px; accent-color: red }
  [class] { outline: 1px dotted; text-decoration: line-through }
  button { all: unset !important; background: #333 !important; text-transform: uppercase !important }
  input, select, textarea { width: 100% !important; height: 80px !important; border: 9px solid !important; appearance: none !important }
  div, span, label, p, a, li, dt, dd, table, td, summary { font-size: 40px !important; color: red !important; display: block !important;
    padding: 20px !important; float: left !important; visibility: visible }
  h1, h2, h3, h4 { font: 50px/1 cursive !important; color: lime !important }
  svg, img { width: 300px !important; height: 300px !important; fill: red !important }
  [hidden] { display: block !important }
  .visually-hidden { position: static !important; clip-path: none !important }
`
