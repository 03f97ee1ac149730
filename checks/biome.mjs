#!/usr/bin/env node
import { run } from './run.mjs'

run('@biomejs/biome/bin/biome')
