import ts from 'typescript'

export interface FunctionLength {
  name: string
  /** Its lines without those of the named functions inside it, which are counted by themselves. */
  lines: number
}

/** The functions, methods and components of a source file. */
export function functionLengths(path: string, text: string): FunctionLength[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line
  const found: FunctionLength[] = []

  /** Returns the lines of the outermost named functions in the node. */
  function visit(node: ts.Node): number {
    let inner = 0
    ts.forEachChild(node, (child) => {
      inner += visit(child)
    })
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return inner
    const whole = lineAt(node.end) - lineAt(node.getStart(file)) + 1
    const name = nameOf(node)
    found.push({ name: name ?? 'a function without a name', lines: whole - inner })
    return name && whole > 1 ? whole : inner
  }

  visit(file)
  return found
}

function nameOf(node: ts.SignatureDeclaration): string | undefined {
  if (node.name) return node.name.getText()
  const { parent } = node
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : undefined
}
