import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** The compiler's language service on one program, which is what an editor asks. `|` stands where the pointer or the cursor is. */
export function editorOn(folder: string, program: string) {
  const file = join(folder, 'program.ts')
  let text = program
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => ({
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      types: [],
    }),
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? text : '1'),
    getScriptSnapshot: (name) => {
      if (name === file) return ts.ScriptSnapshot.fromString(text)
      return ts.sys.fileExists(name)
        ? ts.ScriptSnapshot.fromString(readFileSync(name, 'utf8'))
        : undefined
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: (name) => (name === file ? text : ts.sys.readFile(name)),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
    realpath: (name) => ts.sys.realpath?.(name) ?? name,
  }
  const service = ts.createLanguageService(host)
  const at = (marked: string) => {
    const before = marked.indexOf('|')
    text = program + marked.replace('|', '')
    return program.length + before
  }
  return {
    /** What an editor shows beside the name under the pointer. */
    hover(marked: string) {
      const info = service.getQuickInfoAtPosition(file, at(marked))
      return {
        shown: ts.displayPartsToString(info?.displayParts),
        text: ts.displayPartsToString(info?.documentation),
      }
    },
    /** What an editor offers at the cursor, and what it says beside one of them. */
    offered(marked: string, name: string) {
      const position = at(marked)
      const names = service.getCompletionsAtPosition(file, position, {})?.entries ?? []
      const details = service.getCompletionEntryDetails(
        file,
        position,
        name,
        {},
        undefined,
        {},
        undefined,
      )
      return {
        names: names.map((entry) => entry.name),
        text: ts.displayPartsToString(details?.documentation),
      }
    },
  }
}
