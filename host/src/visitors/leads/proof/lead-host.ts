import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { bundleScript } from 'shared-lib/build/bundle-script'

export interface LeadHostSettings {
  /** A database of its own, or one shared with other hosts. */
  readonly place: string
  /** As `LEADS_KEYS`. */
  readonly keys: string
  readonly webhook: string
  /** As `CRM_WEBHOOK_SECRET`. */
  readonly secret: string
  /** How long another host waits before it takes over a message that was under way. */
  readonly leaseMs: number
}

/** Rights that the machine grants to a host. */
interface Grant {
  /** No file may grow beyond this, in blocks of 512 bytes: as on a full disk, the system refuses to write. */
  readonly fileBlocks?: number
}

const command = (script: string, settings: LeadHostSettings, { fileBlocks }: Grant) => {
  const node = [process.execPath, script, JSON.stringify(settings)] as const
  return fileBlocks ? (['sh', '-c', `ulimit -f ${fileBlocks}; exec "$0" "$@"`, ...node] as const) : node
}

interface LeadHost {
  readonly address: string
  /** Gone at once, as by kill -9. */
  kill(): Promise<void>
}

/** Starts hosts in processes of their own. */
export async function leadHosts() {
  const script = await bundleScript(path.join(__dirname, 'lead-host.cli.ts'))
  const running = new Set<ChildProcess>()
  const kill = async (child: ChildProcess) => {
    if (!running.delete(child)) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  return {
    async start(settings: LeadHostSettings, grant: Grant = {}): Promise<LeadHost> {
      const [program, ...args] = command(script, settings, grant)
      const child = spawn(program, args, {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      running.add(child)
      const address = await new Promise<string>((resolve, reject) => {
        createInterface(child.stdout).once('line', resolve)
        child.once('exit', (code) => reject(new Error(`the host ended with ${code} before it listened`)))
      })
      return { address, kill: () => kill(child) }
    },
    killAll: () => Promise.all([...running].map(kill)),
  }
}
