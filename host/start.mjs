// The front door: plain JavaScript, so that an old Node can still say what is wrong.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 20)) {
  console.error(`Quero Poupar needs Node 20.20 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
await import('./register.mjs').catch(() => {
  console.error('The packages are not installed yet: run "npm ci" first.')
  process.exit(1)
})
await import('./tools/start/start.ts')
