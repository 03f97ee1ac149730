/** swc's `jsc` options. */
declare const options: Readonly<Record<string, unknown>>
export = options
