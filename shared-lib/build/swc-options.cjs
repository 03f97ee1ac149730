// How our TypeScript is compiled, for webpack and for jest alike: tests must run what visitors get.
module.exports = {
  target: 'es2022',
  parser: { syntax: 'typescript', tsx: true, decorators: true },
  transform: {
    react: { runtime: 'automatic' },
    legacyDecorator: true,
    decoratorMetadata: false,
    useDefineForClassFields: true,
  },
}
