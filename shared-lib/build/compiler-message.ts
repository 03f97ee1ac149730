/** A compiler's own frames say nothing of the source: from "Caused by" to whoever imported the file. */
const insides = /\n\s*\n *Caused by:[\s\S]*?(?=\n *@ |\n *\n *\S+ compiled with|$)/g

/** What does not compile and where, as the bundler tells it. */
export const compilerMessage = (said: string) => said.replace(insides, '')
