import { writeFileSync } from 'node:fs'
import { dependencyDocs, dependencyDocsFile } from './dependency-docs'

// Part of npm run docs: what our package files ask for, and why.
writeFileSync(dependencyDocsFile, dependencyDocs())
