import { readArguments, usage } from './arguments'
import cases from './testing/arguments.json'

it.each(cases.read)('reads "$typed"', ({ typed, reads }) =>
  expect(readArguments(typed.split(' '))).toMatchObject(reads),
)

it.each(cases.refused)('refuses "$typed"', ({ typed, says }) =>
  expect(() => readArguments(typed.split(' '))).toThrow(says),
)

it.each('list show export resend erase stats backup restore move erasures'.split(' '))(
  'explains %s',
  (command) => expect(usage).toContain(`npm run leads -- ${command}`),
)
