import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Which file a path gets in which language; `*` is every other path. Written by the app's build. */
type PageTable = Record<string, Record<string, string>>

const FILE = /^[a-z0-9-]+\.[a-z]{2}\.html$/

/** The app's prerendered pages, read again when the app was built anew. */
export class Pages {
  readonly #folder: string
  readonly #kept = new Map<string, { changed: number; text: string }>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The page of a path in the first of `languages` that it has; undefined when there is no app. */
  async page(
    path: string,
    languages: readonly string[],
  ): Promise<{ language: string; text: string } | undefined> {
    const table = await this.#table()
    const files = table && Object.hasOwn(table, path) ? table[path] : table?.['*']
    if (!files) return undefined
    const language =
      languages.find((each) => Object.hasOwn(files, each)) ?? Object.keys(files)[0] ?? ''
    const file = files[language]
    const text = file !== undefined && FILE.test(file) ? await this.#read(file) : undefined
    return text === undefined ? undefined : { language, text }
  }

  /** The origins whose pages the app may show in a frame. */
  async partners(): Promise<readonly string[]> {
    return JSON.parse((await this.#read('partners.json')) ?? '[]') as string[]
  }

  async #table(): Promise<PageTable | undefined> {
    const text = await this.#read('pages.json')
    return text === undefined ? undefined : (JSON.parse(text) as PageTable)
  }

  async #read(file: string): Promise<string | undefined> {
    const path = join(this.#folder, file)
    try {
      const changed = (await stat(path)).mtimeMs
      const stored = this.#kept.get(file)
      if (stored?.changed === changed) return stored.text
      const text = await readFile(path, 'utf8')
      this.#kept.set(file, { changed, text })
      return text
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }
}
