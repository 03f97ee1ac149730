declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*?file' {
  const address: string
  export default address
}
declare module '*.css' {
  const text: string
  export default text
}
