/** Reads the props of each exported component, with their docstrings, from the sources. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export interface Prop {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  /** As it is written where the component takes its props apart. */
  readonly fallback: string
  readonly words: string
}

export interface Component {
  readonly name: string
  readonly words: string
  readonly props: readonly Prop[]
  /** The elements whose attributes it takes as well, such as `input`. */
  readonly elements: readonly string[]
}

type Shape = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

const textOf = (node: ts.Node) => node.getText().replace(/\s+/g, ' ')

function docstring(node: ts.Node): string {
  const blocks = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return (ts.getTextOfJSDocComment(blocks.at(-1)?.comment) ?? '').replace(/\s+/g, ' ')
}

class Sources {
  readonly #shapes = new Map<string, Shape>()
  readonly #functions = new Map<string, ts.FunctionDeclaration>()

  constructor(src: string) {
    for (const file of globSync('*/*.{ts,tsx}', { cwd: src })) {
      if (/\.(test|stories)\./.test(file)) continue
      const text = readFileSync(path.join(src, file), 'utf8')
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
      for (const each of source.statements) {
        if (ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) {
          // Names that several files have are their own affair: the last exported one counts.
          const isExported = each.modifiers?.some(
            ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
          )
          if (isExported || !this.#shapes.has(each.name.text))
            this.#shapes.set(each.name.text, each)
        }
        if (ts.isFunctionDeclaration(each) && each.name) this.#functions.set(each.name.text, each)
      }
    }
  }

  /** A function without its body, or a type, as it is written. */
  declaration(name: string): string | undefined {
    const called = this.#functions.get(name)
    const node = /^[a-z]/.test(name) ? called : this.#shapes.get(name)
    if (!node) return undefined
    const { text } = node.getSourceFile()
    const [words] = ts.getJSDocCommentsAndTags(node)
    return text
      .slice((words ?? node).getStart(), node === called ? called.body?.getStart() : node.end)
      .replace(/^export /m, '')
      .trim()
  }

  component(name: string): Component | undefined {
    const shape = this.#shapes.get(`${name}Props`)
    const drawn = this.#functions.get(name)
    if (!shape || !drawn) return undefined
    const elements = new Set<string>()
    const props = new Map<string, Prop>()
    const fallbacks = this.#fallbacksOf(drawn)
    this.#collect(shape, {
      props,
      elements,
      fallbacks,
      without: new Set(),
      isOneOf: false,
      meant: new Map(),
    })
    return {
      name,
      words: docstring(drawn),
      props: [...props.values()].filter(({ type }) => type !== 'undefined' && type !== 'never'),
      elements: [...elements],
    }
  }

  #fallbacksOf(drawn: ts.FunctionDeclaration): Map<string, string> {
    const found = new Map<string, string>()
    const visit = (node: ts.Node): void => {
      if (ts.isBindingElement(node) && node.initializer) {
        found.set((node.propertyName ?? node.name).getText(), textOf(node.initializer))
      }
      // What functions inside take apart are no props.
      if (!ts.isFunctionLike(node) || node.parent.kind === ts.SyntaxKind.SourceFile) {
        ts.forEachChild(node, visit)
      }
    }
    visit(drawn)
    return found
  }

  #collect(node: ts.Node, into: Collected): void {
    if (ts.isInterfaceDeclaration(node)) {
      this.#members(node.members, into)
      for (const clause of node.heritageClauses ?? []) {
        for (const type of clause.types)
          this.#reference(type.expression.getText(), type.typeArguments, into)
      }
    } else if (ts.isTypeAliasDeclaration(node)) this.#collect(node.type, into)
    else if (ts.isTypeLiteralNode(node)) this.#members(node.members, into)
    else if (ts.isIntersectionTypeNode(node)) {
      for (const part of node.types) this.#collect(part, into)
    } else if (ts.isUnionTypeNode(node)) {
      for (const part of node.types) this.#collect(part, { ...into, isOneOf: true })
    } else if (ts.isParenthesizedTypeNode(node)) this.#collect(node.type, into)
    else if (ts.isTypeReferenceNode(node)) {
      this.#reference(node.typeName.getText(), node.typeArguments, into)
    }
  }

  #reference(name: string, given: readonly ts.Node[] | undefined, into: Collected): void {
    const [first, second] = given ?? []
    if (name === 'ComponentProps' && first) into.elements.add(textOf(first).replace(/'/g, ''))
    else if (name === 'Omit' && first && second) {
      const left = namesIn(second)
      this.#collect(first, { ...into, without: new Set([...into.without, ...left]) })
    } else if (name === 'Pick' && first && second) {
      this.#collect(first, { ...into, only: new Set(namesIn(second)) })
    } else if (name === 'Partial' && first) this.#collect(first, into)
    else {
      const shape = this.#shapes.get(name)
      const names = shape?.typeParameters?.map((parameter) => parameter.name.text) ?? []
      const meant = new Map(names.map((each, place) => [each, given?.[place]?.getText() ?? each]))
      if (shape) this.#collect(shape, { ...into, meant })
    }
  }

  #members(members: readonly ts.TypeElement[], into: Collected): void {
    for (const member of members) {
      if (!member.name) continue
      const name = member.name.getText().replace(/'/g, '')
      const known = into.props.get(name)
      if (
        into.without.has(name) ||
        into.only?.has(name) === false ||
        (known && known.type !== 'undefined')
      )
        continue
      const type = ts.isPropertySignature(member) && member.type ? textOf(member.type) : 'function'
      into.props.set(name, {
        name,
        type: type
          .replace(/^\| /, '')
          .replace(/ \| undefined$/, '')
          .replace(/\b[A-Z]\w*\b/g, (each) => into.meant.get(each) ?? each),
        isRequired: !into.isOneOf && member.questionToken === undefined,
        fallback: into.fallbacks.get(name) ?? '',
        words: docstring(member),
      })
    }
  }
}

/** The texts of a union, such as the names that a Pick takes. */
const namesIn = (union: ts.Node): string[] => textOf(union).match(/(?<=')\w+(?=')/g) ?? []

interface Collected {
  props: Map<string, Prop>
  elements: Set<string>
  fallbacks: ReadonlyMap<string, string>
  without: ReadonlySet<string>
  only?: ReadonlySet<string>
  /** What stands for the names that a shape leaves open. */
  meant: ReadonlyMap<string, string>
  /** One of several ways to use the component: none of it is always needed. */
  isOneOf: boolean
}

/** The functions and the types that the index exports, but for components and their props. */
export function readDeclarations(src: string): string[] {
  const sources = new Sources(src)
  const names = readFileSync(path.join(src, 'index.ts'), 'utf8').match(/\b\w+(?=,| \}|\n\})/g)
  return (names ?? [])
    .filter((name) => !names?.includes(name.replace(/Props$/, '')) || !name.endsWith('Props'))
    .sort((one, other) => one.localeCompare(other, 'en'))
    .flatMap((name) => sources.declaration(name) ?? [])
}

/** The components that the index exports, by name. */
export function readComponents(src: string): Component[] {
  const sources = new Sources(src)
  const index = readFileSync(path.join(src, 'index.ts'), 'utf8')
  const names = new Set(index.match(/\b[A-Z]\w+(?=Props\b)/g))
  return [...names].sort().flatMap((name) => sources.component(name) ?? [])
}
