import { measureTyping } from './measure-typing'
import { measuredOn, table } from './part'

const fields: Readonly<Record<string, string>> = {
  bloco: 'a block inside the guide',
  texto: 'rich text',
  atributo: 'an attribute of a tag',
}

/** Its part of docs/benchmarks.md, measured now. @param machine on which. */
export async function typingPart(machine: string): Promise<string> {
  const measured = measuredOn(machine)
  const rows = (await measureTyping()).map(({ field, median, p95, keystrokes }) => [
    fields[field] ?? field,
    `${Math.round(median)} ms`,
    `${Math.round(p95)} ms`,
    String(keystrokes),
  ])
  return `
## Editor
\`npm run bench -- typing\` measures this part alone: the local editor with a guide open in Chromium (1280 × 900), one keystroke after another, from the
\`input\` event in the editor's page to the frame of the site that shows it, nested blocks and tags drawn by the host in development. ${measured}.
The first five keystrokes of each field, which wake what sleeps, are left out. The aim is 150 ms.

${table(['typed into', 'median', 'p95', 'keystrokes'], rows)}
`
}
