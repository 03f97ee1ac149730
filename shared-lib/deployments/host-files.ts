import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { HostReport } from '../src/contract/deployment'

/** A host without reports for this long has ended; its last report is kept for a day. */
export const silentMs = 30_000
const dayMs = 86_400_000

/** Reports of hosts about themselves, a file each. */
export function hostFiles(folder: string) {
  const fileOf = (host: string) => path.join(folder, `${host.replace(/[^\w.-]/g, '_')}.json`)
  async function recent(file: string): Promise<HostReport | undefined> {
    const full = path.join(folder, file)
    const age = Date.now() - (await stat(full)).mtimeMs
    if (age > dayMs) await rm(full, { force: true })
    return age > silentMs ? undefined : JSON.parse(await readFile(full, 'utf8'))
  }
  return {
    async report(report: HostReport) {
      const file = fileOf(report.host)
      await mkdir(folder, { recursive: true })
      await writeFile(`${file}.incoming`, JSON.stringify(report))
      await rename(`${file}.incoming`, file)
    },
    leave: (host: string) => rm(fileOf(host), { force: true }),
    async hosts() {
      const files = await readdir(folder).catch(() => [])
      const found = files
        .filter((file) => file.endsWith('.json'))
        .map((file) => recent(file).catch(() => undefined))
      return (await Promise.all(found)).filter((one) => one !== undefined)
    },
  }
}
