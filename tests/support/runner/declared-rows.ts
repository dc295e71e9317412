import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { DECLARED_ROWS, type DeclaredRow, type Kind, keyOf } from './check-rows.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** What row types are made of. Reading the types of all other packages and of the browser takes twice as long. */
const NEEDED = /^[.#]|^node:|^zod$/

function createProgram(files: string[]): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const narrowed = { ...config.compilerOptions, lib: ['ES2024'], types: ['node'] }
  const options = { ...ts.convertCompilerOptionsFromJson(narrowed, ROOT).options, incremental: false }
  const host = ts.createCompilerHost(options)
  const cache = ts.createModuleResolutionCache(ROOT, (name) => name, options)
  const isNeeded = (name: string, from: string) => NEEDED.test(name) || from.includes('/node_modules/')
  host.resolveModuleNameLiterals = (names, from, redirected) =>
    names.map(({ text }) =>
      isNeeded(text, from)
        ? ts.resolveModuleName(text, from, options, host, cache, redirected)
        : { resolvedModule: undefined },
    )
  return ts.createProgram(files, options, host)
}

/** The row type that every statement of the store claims to have, by the template of the statement. */
export function readDeclaredRows(): Record<string, DeclaredRow[]> {
  const files = globSync('src/{features,server,app}/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => join(ROOT, file))
    .filter((file) => /\b(sql|tx|db)</.test(readFileSync(file, 'utf8')))
  const program = createProgram(files)
  const checker = program.getTypeChecker()
  const declared: Record<string, DeclaredRow[]> = {}
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (source) visit(source, source)
  }
  return declared

  function visit(node: ts.Node, source: ts.SourceFile): void {
    if (ts.isTaggedTemplateExpression(node)) {
      const [given] = node.typeArguments ?? []
      const row = given && elementOf(checker.getTypeFromTypeNode(given))
      if (row && !(row.flags & ts.TypeFlags.TypeParameter)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        const place = `${source.fileName.slice(ROOT.length + 1)}:${line + 1}`
        const key = keyOf(stringsOf(node.template))
        declared[key] = [...(declared[key] ?? []), { place, columns: columnsOf(row, node) }]
      }
    }
    ts.forEachChild(node, (child) => visit(child, source))
  }

  function elementOf(type: ts.Type): ts.Type | undefined {
    return checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  }

  function columnsOf(row: ts.Type, at: ts.Node): Record<string, Kind[]> {
    return Object.fromEntries(
      checker
        .getPropertiesOfType(row)
        .map((property) => [property.name, kindsOf(checker.getTypeOfSymbolAtLocation(property, at))]),
    )
  }

  function kindsOf(type: ts.Type): Kind[] {
    if (type.isUnion()) return [...new Set(type.types.flatMap(kindsOf))]
    const { flags } = type
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return ['anything']
    if (flags & ts.TypeFlags.StringLike) return ['string']
    if (flags & ts.TypeFlags.NumberLike) return ['number']
    if (flags & ts.TypeFlags.BooleanLike) return ['boolean']
    if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return ['null']
    if (type.isIntersection()) return type.types.flatMap(kindsOf).slice(0, 1)
    const name = type.symbol?.name
    if (name === 'Date') return ['Date']
    if (name === 'Buffer' || name === 'Uint8Array') return ['bytes']
    const element = checker.isArrayType(type) ? elementOf(type) : undefined
    // A list may come as an array of the database or out of JSON.
    return element ? [{ list: kindsOf(element) }] : ['json']
  }
}

/** Written again only when a source has changed: reading the types takes some seconds. */
export function writeDeclaredRows(): void {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename))
  for (const file of globSync('src/**/*.ts', { cwd: ROOT }).sort())
    hash.update(file).update(readFileSync(join(ROOT, file)))
  const version = hash.digest('hex')
  const versionFile = `${DECLARED_ROWS}.version`
  if (existsSync(DECLARED_ROWS) && existsSync(versionFile) && readFileSync(versionFile, 'utf8') === version) return
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(DECLARED_ROWS, JSON.stringify(readDeclaredRows()))
  writeFileSync(versionFile, version)
}

function stringsOf(template: ts.TemplateLiteral): string[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text]
  return [template.head.text, ...template.templateSpans.map((span) => span.literal.text)]
}
