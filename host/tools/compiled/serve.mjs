// Run by `npm run serve` in a server's folder: plain JavaScript, so that an old Node can still report what is wrong.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 20)) {
  console.error(`Quero Poupar needs Node 20.20 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
process.env.NODE_ENV ??= 'production'
await import('./host/server/host.mjs').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error(`The packages are not installed yet: run "npm ci --omit=dev" first (${error.message}).`)
  process.exit(1)
})
