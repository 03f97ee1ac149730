/** `Tudo sobre {categoria}` with its places filled; a place without a value stays as the editor wrote it. */
export const fillWords = (text: string, places: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place)
