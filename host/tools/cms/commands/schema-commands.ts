import path from 'node:path'
import { type Change, changeLines } from '../compare/change'
import { compare } from '../compare/compare'
import { filesOf, readFiles, writeFiles } from '../schema/space-files'
import { type SpaceState, withGroupsOf } from '../schema/space-state'
import { generatedFolder, generatedFrom, wantedFromDeployments } from '../schema/wanted'
import { createManagementClient, type ManagementClient } from '../space/management-client'
import { pushChanges, splitChanges } from '../space/push-state'
import { readState } from '../space/read-state'
import { readSpaceAccess } from '../space/space-access'
import { storiesUsing } from '../space/story-usage'
import type { Command, CommandCall } from './command'

/** Where `pull` writes and what `--files` reads: a folder as the official CLI's `--path`, and its `--from`. */
const pulledFolder = path.resolve(import.meta.dirname, '../../../../.local/storyblok')

const source = { files: true, from: true, deployed: false }

async function wantedBy({ option, env }: CommandCall): Promise<SpaceState> {
  if (option('deployed') !== undefined) return wantedFromDeployments(env.DEPLOYMENTS_URL, env)
  return readFiles(option('files') ?? generatedFolder, option('from') ?? generatedFrom)
}

const open = ({ env }: CommandCall): ManagementClient => createManagementClient(readSpaceAccess(env))

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

async function compared(call: CommandCall, client: ManagementClient) {
  const wanted = await wantedBy(call)
  const actual = await readState(client)
  return { actual, wanted, changes: compare(actual, withGroupsOf(wanted, actual)) }
}

/** Each breaking change with the stories that would feel it. */
async function printBreaking({ print }: CommandCall, client: ManagementClient, breaking: readonly Change[]) {
  const usage = await storiesUsing(client, breaking)
  for (const change of breaking) {
    for (const line of changeLines([change])) print(line)
    const stories = usage.get(change)
    if (stories)
      print(stories.length === 0 ? '      no story uses it' : `      used by ${stories.join(', ')}`)
  }
}

export const diffCommand: Command = {
  help: 'what has to change in the space so that it holds our blocks; exits 1 when something has',
  options: source,
  async run(call) {
    const client = open(call)
    const { changes } = await compared(call, client)
    if (changes.length === 0) {
      call.print(`${client.access.name} holds every block as it should`)
      return 0
    }
    for (const line of changeLines(changes)) call.print(line)
    const { breaking } = splitChanges(changes)
    call.print('')
    call.print(
      `${count(changes.length, 'difference')} in ${client.access.name}, ${breaking.length} of them only with --force`,
    )
    return 1
  },
}

export const pushCommand: Command = {
  help: 'makes those changes; what takes something away from editors only with --force',
  options: { ...source, force: false, 'dry-run': false },
  async run(call) {
    const client = open(call)
    const { actual, wanted, changes } = await compared(call, client)
    const { safe, breaking } = splitChanges(changes)
    const forced = call.option('force') !== undefined
    const made = forced ? changes : safe
    if (breaking.length > 0) {
      call.print(
        forced ? 'Forced:' : 'Left as they are, because stories may rely on them (--force makes them too):',
      )
      await printBreaking(call, client, breaking)
    }
    if (call.option('dry-run') !== undefined) {
      for (const line of changeLines(made)) call.print(line)
      call.print(
        `nothing was written: ${count(made.length, 'change')} would be made in ${client.access.name}`,
      )
    } else {
      await pushChanges({
        client,
        actual,
        wanted,
        changes: made,
        progress: (line) => call.print(`pushed ${line}`),
      })
      call.print(`${count(made.length, 'change')} made in ${client.access.name}`)
    }
    return breaking.length > 0 && !forced ? 1 : 0
  },
}

export const pullCommand: Command = {
  help: 'writes what the space holds as files of the official CLI (into .local/storyblok, or --files <folder>)',
  options: { files: true, from: true },
  async run(call) {
    const client = open(call)
    const state = await readState(client)
    const folder = call.option('files') ?? pulledFolder
    if (path.resolve(folder) === generatedFolder)
      throw new Error('host/storyblok is written by "npm run docs": pull into another folder')
    const from = call.option('from') ?? String(client.access.space)
    const files = filesOf(state, from)
    writeFiles(folder, files)
    call.print(
      `${count(state.components.length, 'block')}, ${count(state.presets.length, 'preset')} and ` +
        `${count(state.datasources.length, 'datasource')} of ${client.access.name} in ${path.relative('.', folder)}; ` +
        `read them with --files ${path.relative('.', folder)} --from ${from}`,
    )
    return 0
  },
}
