import { readFileSync } from 'node:fs'
import path from 'node:path'
import { misspeltSettings, settingNames } from './setting-names'
import cases from './testing/setting-names.json'

const root = path.resolve(__dirname, '../../../..')
const namesIn = (file: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g) ?? [])
    .filter((name) => !/^(AWS|OTEL)_/.test(name))

it('knows every setting that the tables list, and lists every one that it knows', () => {
  const listed = new Set([...namesIn('docs/settings.md'), ...namesIn('docs/guides/operations.md')])
  const known = [...settingNames].filter((name) => !name.startsWith('COMPANY_'))
  expect(known.toSorted()).toEqual([...listed].toSorted())
})

it.each(cases.meant)('%s is named with %s', (typed, meant) =>
  expect(misspeltSettings({ [typed]: 'x' })).toEqual([`${typed} is no setting: did you mean ${meant}?`]),
)

it.each([
  { LEADS_PER_MINUTE: '20', LEADS_PER_MINTUE: '30' },
  { PATH: '', HOME: '', HOSTNAME: '', PORTS: '', HTTPS_PROXY: '', NODE_ENV: '', TZ: '', LANG: '', SHELL: '' },
  { npm_config_cache: '', npm_package_name: '', AWS_REGION: '', OTEL_SERVICE_NAME: '', MALLOC_ARENA_MAX: '' },
])('%j has nothing to name', (env) => expect(misspeltSettings(env)).toEqual([]))
