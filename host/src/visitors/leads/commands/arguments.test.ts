import { readArguments, usage } from './arguments'

it.each([
  { typed: 'list', reads: { command: 'list', filter: { limit: 50 } } },
  {
    typed: 'list --vertical energy --since 2026-11-01 --delivery dead --limit 5',
    reads: { filter: { vertical: 'energy', since: '2026-11-01', delivery: 'dead', limit: 5 } },
  },
  { typed: 'show QP-ACDE-3467', reads: { command: 'show', subject: 'QP-ACDE-3467' } },
  { typed: 'export --to leads.ndjson', reads: { command: 'export', to: 'leads.ndjson' } },
  { typed: 'resend --dead', reads: { command: 'resend', dead: true } },
  { typed: 'erase QP-ACDE-3467 --yes', reads: { command: 'erase', yes: true } },
  { typed: 'backup /var/copy', reads: { command: 'backup', subject: '/var/copy' } },
])('reads "$typed"', ({ typed, reads }) => expect(readArguments(typed.split(' '))).toMatchObject(reads))

it.each([
  { typed: 'drop', says: 'There is no "drop".' },
  { typed: '', says: 'Say what to do.' },
  { typed: 'list --colour', says: '--colour' },
  { typed: 'list --since yesterday', says: '--since must be a day' },
  { typed: 'list --delivery lost', says: '--delivery must be' },
  { typed: 'list --limit 0', says: '--limit must be' },
  { typed: 'list --limit many', says: '--limit must be' },
  { typed: 'show', says: 'Say which lead: show QP-XXXX-XXXX.' },
  { typed: 'show energy', says: 'Say which lead' },
  { typed: 'resend', says: '--dead' },
  { typed: 'export', says: '--to leads.ndjson' },
  { typed: 'erasures', says: '--to erasures.txt' },
  { typed: 'erase --listed gone.txt', says: 'Add --yes to erase gone.txt' },
  { typed: 'move', says: '--to postgres://' },
  { typed: 'move --to other.sqlite', says: '--to postgres://' },
  { typed: 'backup', says: 'Say which file' },
  { typed: 'erase QP-ACDE-3467', says: 'cannot be taken back. Add --yes' },
  { typed: 'restore copy', says: 'cannot be taken back. Add --yes' },
])('refuses "$typed"', ({ typed, says }) => expect(() => readArguments(typed.split(' '))).toThrow(says))

it.each('list show export resend erase stats backup restore move erasures'.split(' '))(
  'explains %s',
  (command) => expect(usage).toContain(`npm run leads -- ${command}`),
)
