import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readGuard } from '../../remotes/deployments/guard/guard-config'
import type { HostConfig } from '../config'
import { temporary } from './temporary'

/** A host folder as a build leaves it, without a build. */
export function hostFolder(build = 'b1') {
  const folder = temporary('host')
  mkdirSync(path.join(folder, 'dist', build, 'browser'), { recursive: true })
  const style = ':root{--brand:#076b9c}.none{color:red}'
  writeFileSync(path.join(folder, 'dist', build, 'browser/styles.css'), style)
  const shell = {
    build,
    folder: build,
    shell: 'shell.js',
    elements: 'elements.js',
    styles: ['styles.css'],
    embedStyles: [],
    chunks: {},
    files: [],
  }
  writeFileSync(path.join(folder, 'dist/shell.json'), JSON.stringify(shell))
  return folder
}

/** Settings of a site on this machine, without its folders. */
export const testConfig: Omit<HostConfig, 'mailFolder' | 'hostFolder'> = {
  port: 0,
  address: '127.0.0.1',
  production: false,
  origin: undefined,
  contentToken: '',
  contentEndpoint: '',
  contentRateLimit: 5,
  deployments: undefined,
  database: '',
  metricsToken: undefined,
  telemetryOneIn: 1,
  ...readGuard({ GUARD_SECONDS: '3600' }),
  datePauseMs: 400,
  shutdownDelayMs: 0,
  imageOrigins: ['https://images.example'],
  fontOrigins: ['https://fonts.example'],
  connectOrigins: ['https://api.example'],
  webhookSecret: 'segredo',
  contentEverySeconds: 60,
  leadsPerMinute: 10,
  leadMailsPerHour: 1_000,
  partnerOrigins: [],
  partnerWords: {},
  leadsKeptDays: 365,
  crmWebhook: undefined,
  milestoneSecrets: [],
  deliveryAttempts: 3,
  phoneVerification: undefined,
  drawingMsPerSecond: 250,
  calculationsPerMinute: 100,
  newsletterPerMinute: 1000,
  newsletterConfirmHours: 48,
  smtpUrl: undefined,
  mailFrom: 'Quero Poupar <newsletter@localhost>',
  refLogDays: 90,
  gtmId: undefined,
  logLevel: 'silent',
  trustProxy: 0,
  owner: {},
  uploads: undefined,
}
