import type { Compiler, javascript } from 'webpack'

/** Reading a member of a JSON file has no side effects: webpack leaves out the parameters that a bundle does not use. */
export const pureJson = {
  apply({ hooks: { normalModuleFactory } }: Compiler) {
    normalModuleFactory.tap('pureJson', ({ hooks }) => {
      hooks.parser.for('javascript/auto').tap('pureJson', (parser: javascript.JavascriptParser) => {
        let names = new Set<string>()
        parser.hooks.program.tap('pureJson', () => {
          names = new Set()
        })
        parser.hooks.importSpecifier.tap('pureJson', (_, source, __, name) => {
          if (String(source).endsWith('.json')) names.add(name)
        })
        parser.hooks.isPure.for('MemberExpression').tap('pureJson', (expression) => {
          const { object, computed } = expression as { object: { name?: string }; computed: boolean }
          return !computed && names.has(object.name ?? '') ? true : undefined
        })
      })
    })
  },
}
