// Evaluates one server bundle, in a realm of its own, and calls it.
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { openRealm } = require('./bundle-realm.cjs')
const { faultOf } = require('./contained-html.cjs')

module.exports = function slotCall() {
  let evaluated

  function evaluate({ file, sha256 }) {
    if (evaluated?.sha256 === sha256) return evaluated.run
    if (evaluated) throw new Error('a thread evaluates one version only')
    const text = readFileSync(file, 'utf8')
    if (createHash('sha256').update(text).digest('hex') !== sha256)
      throw new Error(`${file}: hash differs from the registry`)
    evaluated = { sha256, run: openRealm(text, file) }
    return evaluated.run
  }

  return async ({ bundle, method, call }) => {
    const answer = await evaluate(bundle)(method, JSON.stringify(call))
    const fault = method === 'render' && typeof answer?.html === 'string' ? faultOf(answer.html) : undefined
    if (fault) throw new Error(`the HTML would leave its slot: ${fault}`)
    return answer
  }
}
