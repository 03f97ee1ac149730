const { bind } = require('jest-each')

/** Tests of jest files as `{ id, run }`, collected while the files load; they share this process and its modules. */
const tests = []
let titles = []

function it(title, run) {
  const name = [...titles, title].join(' ')
  tests.push({ id: `${tests.length} ${name}`, name, run })
}

function describe(title, body) {
  titles.push(title)
  body()
  titles.pop()
}

it.each = bind(it)
describe.each = bind(describe)

Object.assign(globalThis, { it, test: it, describe, expect: require('expect').expect })

exports.load = (files) => {
  for (const file of files) {
    titles = [file]
    require(file)
  }
  return tests
}
