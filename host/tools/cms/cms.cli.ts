import { cliCommand } from './commands/cli-command'
import { runCommand } from './commands/run-command'
import { diffCommand, pullCommand, pushCommand } from './commands/schema-commands'
import { seedCommand } from './commands/seed-command'
import { lintCommand } from './lint/lint-command'

// npm run cms: what a Storyblok space knows of our blocks and stories, real or local (docs/guides/editors.md).
await runCommand({
  diff: diffCommand,
  push: pushCommand,
  pull: pullCommand,
  seed: seedCommand,
  lint: lintCommand,
  cli: cliCommand,
})
