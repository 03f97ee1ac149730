#!/usr/bin/env node
import { run } from './run.mjs'

run('typescript/bin/tsc')
