import path from 'node:path'
import { API, type Symbol as Named, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import { sharedLib } from './repository'

type Schema = Readonly<Record<string, unknown>>

export const deploymentSchemaFile = path.join(sharedLib, 'deployments/deployment.schema.json')

/** `deployment.json` as a JSON Schema (2020-12), from the type `Deployment` and its comments. */
export function deploymentSchema(): string {
  const api = new API()
  try {
    const project = api
      .updateSnapshot({ openProjects: [path.join(sharedLib, 'tsconfig.json')] })
      .getProjects()[0]
    if (!project) throw new Error('shared-lib is no project')
    const file = project.program.getSourceFile(path.join(sharedLib, 'src/contract/deployment.ts'))
    const module = file && project.checker.getSymbolAtLocation(file)
    const deployment = module && project.checker.getMemberInModuleExports(module, 'Deployment')
    if (!deployment) throw new Error('deployment.ts exports no Deployment')
    const schema = schemaOf(project.checker, deployment)
    return `${JSON.stringify(schema, null, 2)}\n`
  } finally {
    api.close()
  }
}

type Checker = NonNullable<ReturnType<ReturnType<API['updateSnapshot']>['getProject']>>['checker']

const scalars: readonly (readonly [TypeFlags, Schema])[] = [
  [TypeFlags.String, { type: 'string' }],
  [TypeFlags.Number, { type: 'number' }],
  [TypeFlags.Boolean, { type: 'boolean' }],
  [TypeFlags.Any | TypeFlags.Unknown, {}],
  [TypeFlags.NonPrimitive, { type: 'object' }],
]

function schemaOf(checker: Checker, whole: Named): Schema {
  const definitions: Record<string, Schema> = {}

  /** Optional members are `| undefined` for the checker. */
  const withoutUndefined = (types: readonly Type[]) =>
    types.filter(({ flags }) => !(flags & TypeFlags.Undefined))

  function unionOf(types: readonly Type[]): Schema {
    const [only, ...others] = withoutUndefined(types)
    if (only && others.length === 0) return of(only)
    const all = withoutUndefined(types)
    if (all.every((one) => one.isBooleanLiteralType())) return { type: 'boolean' }
    if (all.every((one) => one.isLiteralType())) return { enum: all.map((one) => literal(one)) }
    return { anyOf: all.map(of) }
  }

  const literal = (type: Type) => (type.isLiteralType() ? type.value : undefined)

  function member(symbol: Named): Schema {
    const type = checker.getTypeOfSymbol(symbol)
    if (!type) throw new Error(`${symbol.name} has no type`)
    const description = symbol.getDocumentationComment(checker).replaceAll(/\s*\n\s*/g, ' ')
    return { ...of(type), ...(description && { description }) }
  }

  function objectOf(type: Type): Schema {
    const index = checker.getIndexInfosOfType(type)[0]
    const members = checker.getPropertiesOfType(type)
    if (index && members.length === 0) return { type: 'object', additionalProperties: of(index.valueType) }
    const needed = members.filter(({ flags }) => !(flags & SymbolFlags.Optional))
    return {
      type: 'object',
      properties: Object.fromEntries(members.map((one) => [one.name, member(one)])),
      required: needed.map(({ name }) => name),
      additionalProperties: false,
    }
  }

  /** Interfaces have names of their own, so that a problem and an editor name them, and one may hold itself. */
  function named(type: Type, name: string): Schema {
    if (!(name in definitions)) {
      definitions[name] = {}
      definitions[name] = objectOf(type)
    }
    return { $ref: `#/$defs/${name}` }
  }

  function of(type: Type): Schema {
    if (type.isLiteralType()) return { const: type.value }
    const scalar = scalars.find(([flags]) => type.flags & flags)
    if (scalar) return scalar[1]
    if (type.isTemplateLiteralType()) return { type: 'string', pattern: `^${type.texts[0]}` }
    if (type.isUnionType()) return unionOf(type.getTypes())
    if (checker.isArrayType(type) && type.isTypeReference()) {
      const [item] = checker.getTypeArguments(type)
      return { type: 'array', items: item ? of(item) : {} }
    }
    const name = type.getSymbol()?.name ?? '__type'
    return type.isClassOrInterface() && !name.startsWith('__') ? named(type, name) : objectOf(type)
  }

  const { $ref } = of(checker.getDeclaredTypeOfSymbol(whole))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'deployment.json',
    $ref,
    $defs: Object.fromEntries(Object.entries(definitions).sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}
