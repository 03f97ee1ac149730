import path from 'node:path'
import { importCli } from '../import-cli'
import { euriborImport } from './euribor.import'
import { maximumTaegImport } from './maximum-taeg.import'

// npm run import:euribor | import:taeg -- <file.csv>; formats in the README of this folder.
const parameters = path.resolve(import.meta.dirname, '../../src/rules/credit/parameters')
const [which, ...args] = process.argv.slice(2)
if (which === 'euribor') importCli(euriborImport, `${parameters}/euribor.json`, args)
else if (which === 'taeg') importCli(maximumTaegImport, `${parameters}/maximum-taeg.json`, args)
else throw new Error('say euribor or taeg')
