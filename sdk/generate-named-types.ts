import ts from 'typescript'

const { factory } = ts

/**
 * For editors: each schema as a type of its own name, and that name wherever the schema is meant. What a call gives then shows as
 * `Order`, where an indexed access shows as the whole of its fields or as `components["schemas"]["Order"]`. And the text of each
 * path beside it.
 */
export function withNamedSchemas(
  nodes: readonly ts.Node[],
  pathTexts: Record<string, string>,
): ts.Node[] {
  const named: ts.TypeAliasDeclaration[] = []
  // Beside interfaces there are only two empty names, for what this description has not.
  const renamed = nodes.filter(ts.isInterfaceDeclaration).map((node) => {
    const members = node.members.map((member) => withNames(member))
    if (node.name.text === 'paths')
      for (const member of members) {
        const text = member.name && pathTexts[textOf(member.name)]
        if (text) ts.setSyntheticLeadingComments(member, [docstring(text)])
      }
    if (node.name.text !== 'components') return withMembers(node, members)
    const ofSchemas = members.map((member) => {
      if (!isCalled(member, 'schemas') || !member.type || !ts.isTypeLiteralNode(member.type))
        return member
      const references = member.type.members.map((schema) => {
        if (!ts.isPropertySignature(schema) || !schema.type) return schema
        const name = textOf(schema.name)
        named.push(aliasOf(name, schema))
        return withType(schema, factory.createTypeReferenceNode(name))
      })
      return withType(member, factory.createTypeLiteralNode(references))
    })
    return withMembers(node, ofSchemas)
  })
  return [...named, ...renamed]
}

/** `components["schemas"]["Order"]` becomes `Order`. */
function withNames<Node extends ts.Node>(node: Node): Node {
  const visit = (each: ts.Node): ts.Node => {
    const name = schemaOf(each)
    return name ? factory.createTypeReferenceNode(name) : ts.visitEachChild(each, visit, undefined)
  }
  return ts.visitNode(node, visit) as Node
}

function schemaOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType))
    return undefined
  const { objectType: components, indexType: kind } = node.objectType
  if (!ts.isTypeReferenceNode(components) || textOf(components.typeName) !== 'components')
    return undefined
  return literalOf(kind) === 'schemas' ? literalOf(node.indexType) : undefined
}

function aliasOf(name: string, schema: ts.PropertySignature): ts.TypeAliasDeclaration {
  const modifiers = [factory.createToken(ts.SyntaxKind.ExportKeyword)]
  const alias = factory.createTypeAliasDeclaration(modifiers, name, undefined, schema.type!)
  const comments = ts.getSyntheticLeadingComments(schema) ?? []
  return ts.setSyntheticLeadingComments(
    alias,
    comments.length > 0 ? comments : [docstring(`\`${name}\` of the description.`)],
  )
}

const docstring = (text: string): ts.SynthesizedComment => ({
  kind: ts.SyntaxKind.MultiLineCommentTrivia,
  pos: -1,
  end: -1,
  hasTrailingNewLine: true,
  text: `*\n * ${text.replaceAll('*/', '* /').replaceAll('\n', '\n * ')}\n `,
})

const withMembers = (node: ts.InterfaceDeclaration, members: readonly ts.TypeElement[]) =>
  factory.updateInterfaceDeclaration(
    node,
    node.modifiers,
    node.name,
    node.typeParameters,
    node.heritageClauses,
    members,
  )

const withType = (node: ts.PropertySignature, type: ts.TypeNode) =>
  factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, type)

function isCalled(node: ts.Node, name: string): node is ts.PropertySignature {
  return ts.isPropertySignature(node) && textOf(node.name) === name
}

const literalOf = (node: ts.TypeNode): string | undefined =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined

const textOf = (node: ts.PropertyName | ts.EntityName): string =>
  ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : ''
