/** A compiler's own frames say nothing of the source: from "Caused by" to whoever imported the file. */
const insides = /\n\s*\n *Caused by:[\s\S]*?(?=\n *@ |\n *\n *\S+ compiled with|$)/g

/** The error and its place, from the bundler's message. */
export const compilerMessage = (said: string) => said.replace(insides, '')
