const beforeUnit = /(\d) (?=(?:€|%|kWh|kVA|kW|MWh|m³|m²|Mbps|GB)(?![\p{L}\d]))/gu
const afterNumero = /(n\.º) (?=\d)/g

/** A figure and its unit stay on one line, and so does a number that is named: `849,52 €`, `n.º 0009999`. */
export const keepTogether = (text: string): string =>
  text.replace(beforeUnit, '$1\u00a0').replace(afterNumero, '$1\u00a0')
