import { build, type Rolldown } from 'vite'

/** The scripts of a program that takes the published packages by their names, built as an app builds it, by their paths. */
export async function buildProgram(program: string): Promise<Map<string, string>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id: string) => (id === 'page' ? '\0page' : null),
        load: (id: string) => (id === '\0page' ? program : null),
      },
    ],
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: { input: 'page', output: { entryFileNames: 'page.js' } },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])),
  )
}
