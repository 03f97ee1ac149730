import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../..')

// npm fetches a real Node 18, which has no `import.meta.dirname`.
for (const file of ['host/start.mjs', 'host/tools/doctor/doctor.mjs', 'e2e/run-tests.mjs'])
  test(`${file} names the Node it needs when started with Node 18 @deep`, async () => {
    test.setTimeout(120_000)
    const output = await new Promise<string>((resolve) =>
      execFile('npx', ['--yes', 'node@18', file], { cwd: root }, (_, stdout, stderr) =>
        resolve(stdout + stderr),
      ),
    )
    expect(output).toMatch(/Quero Poupar needs Node 20\.20 or newer; this is 18\.\d+\.\d+\./)
    expect(output).not.toContain('at ')
  })
