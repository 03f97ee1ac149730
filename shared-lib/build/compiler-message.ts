/** Frames inside the compiler: from "Caused by" to the file that imported the broken one. */
const insides = /\n\s*\n *Caused by:[\s\S]*?(?=\n *@ |\n *\n *\S+ compiled with|$)/g

/** The error and its place, from the bundler's message. */
export const compilerMessage = (message: string) => message.replace(insides, '')
