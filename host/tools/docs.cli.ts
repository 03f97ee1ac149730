// npm run docs: what is generated from contracts, flows, types and package files, one after the other.
await import('shared-lib/build/docs.cli')
await import('./cms/schema/write-files.cli')
await import('./dependencies/write-docs.cli')

export {}
