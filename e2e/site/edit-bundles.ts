import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** As a minifier may write it: letters beyond ASCII as escapes. */
const escaped = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Changes every script below a folder of a built version. Throws when that changed nothing. */
export function editScripts(folder: string, change: (code: string, file: string) => string) {
  let edited = 0
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.c?js$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const code = readFileSync(file, 'utf8')
    const changed = change(code, entry.name)
    if (changed === code) continue
    writeFileSync(file, changed)
    edited++
  }
  if (edited === 0) throw new Error(`nothing to change in the scripts of ${folder}`)
}

/** Replaces words of the screen. */
export const words = (from: string, to: string) => (code: string) =>
  code.replaceAll(from, to).replaceAll(escaped(from), escaped(to))

const insteadOf = (text: string, doing: string) => (code: string) =>
  code.replaceAll(new RegExp(`(["'\`])${text}\\1`, 'g'), `(()=>{${doing}})()`)

/** Puts an exception where a widget would draw these words. */
export const throwInsteadOf = (text: string) => insteadOf(text, 'throw new Error("broken on purpose")')

/** Puts a loop without end there, which asks for a path first and has its answer: later nothing leaves the page any more. */
export const loopInsteadOf = (text: string, sign: string) =>
  insteadOf(text, `const x=new XMLHttpRequest();x.open("GET","${sign}",false);x.send();for(;;);`)
