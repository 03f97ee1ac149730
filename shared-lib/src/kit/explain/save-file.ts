/** Lets the visitor keep a text as a file. Browser only. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has read it by the end of this task; it is revoked a little later to be safe.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
