import path from 'node:path'
import { filesOf, writeFiles } from './space-files'
import { generatedFolder, generatedFrom } from './wanted'
import { wantedFromSources } from './wanted-from-sources'

// The second half of `npm run docs`: writes host/storyblok from the widgets' contracts and the host's blocks.
const files = filesOf(await wantedFromSources(), generatedFrom)
writeFiles(generatedFolder, files)
console.log(`wrote ${files.size} files to ${path.relative('.', generatedFolder)}`)
