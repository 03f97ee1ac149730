import { existsSync, readFileSync } from 'node:fs'
import Database from 'libsql'
import type { TestSite } from '../site/start-site'

export interface StoredLead {
  readonly reference: string
  readonly vertical: string
  /** As a query string. */
  readonly campaign: string | null
}

/** The leads in the site's database file, read while the host runs. */
export function storedLeads({ leadsFile }: TestSite): StoredLead[] {
  const database = new Database(leadsFile, { readonly: true })
  try {
    return database
      .prepare('select reference, vertical, campaign from leads order by created_at')
      .all() as StoredLead[]
  } finally {
    database.close()
  }
}

/** Every byte the database has written, its log included. */
export const storedBytes = ({ leadsFile }: TestSite) =>
  Buffer.concat([leadsFile, `${leadsFile}-wal`].filter(existsSync).map((file) => readFileSync(file)))
