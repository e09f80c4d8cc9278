import ts from 'typescript'

/** The exports of a declaration file, and the methods of those that have any, that have no docstring where they are declared. */
export function withoutDocstring(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} is no module`)
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const own = isDocumented(symbol, checker) ? [] : [exported.name]
    const methods = [...(symbol.members?.values() ?? [])].filter(isPublicMethod)
    const documented = methods.filter((method) => isDocumented(method, checker))
    // An interface may stand for what a platform has, which documents it.
    const areOurs = symbol.flags & ts.SymbolFlags.Class || documented.length > 0
    const missing = areOurs ? methods.filter((method) => !documented.includes(method)) : []
    return [...own, ...missing.map((method) => `${exported.name}.${method.name}`)]
  })
}

function isDocumented(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() !== ''
}

function isPublicMethod(member: ts.Symbol): boolean {
  if (!(member.flags & ts.SymbolFlags.Method)) return false
  return !(member.declarations ?? []).some(
    (declaration) =>
      ts.getCombinedModifierFlags(declaration) &
      (ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Override),
  )
}
