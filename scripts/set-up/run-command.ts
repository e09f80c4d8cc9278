import { spawn } from 'node:child_process'
import { npmCommand } from './install.mjs'
import { environmentWithTools, root } from './pinned-node.mjs'

export interface Outcome {
  readonly code: number
  /** Standard output and errors, in the order they came. */
  readonly output: string
  readonly seconds: number
}

/** How long the output of a command that has ended may still come. */
const LEFT_BEHIND_MS = 10_000

interface Options {
  /** Relative to the root. */
  readonly cwd?: string
  readonly env?: Record<string, string>
  /** Shown while it runs, rather than only kept. */
  readonly shown?: boolean
}

/** Runs a command to its end. Never throws: a command that cannot be started has code 127. */
export function runCommand(command: readonly string[], options: Options = {}): Promise<Outcome> {
  const [program = '', ...args] = command
  const began = performance.now()
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const child = spawn(program, args, {
      cwd: options.cwd ? `${root}/${options.cwd}` : root,
      env: {
        ...environmentWithTools(),
        ...(options.shown ? {} : { NO_COLOR: '1' }),
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (options.shown) process.stdout.write(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (options.shown) process.stderr.write(chunk)
    })
    const end = (code: number, extra = '') => {
      const seconds = (performance.now() - began) / 1000
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + extra, seconds })
    }
    child.on('error', (error) => {
      end(127, error.message)
    })
    child.on('close', (code) => {
      end(code ?? 1)
    })
    // What it left behind may hold its output open for ever.
    child.on('exit', (code) => {
      const giveUp = () => {
        child.stdout.destroy()
        child.stderr.destroy()
        end(code ?? 1)
      }
      setTimeout(giveUp, LEFT_BEHIND_MS).unref()
    })
  })
}

/** A script of a workspace, or of the root when no workspace is given, as a command. */
export function npmScript(
  name: string,
  workspace?: string,
  args: readonly string[] = [],
): string[] {
  const where = workspace ? ['--workspace', workspace] : []
  return [
    ...npmCommand(),
    'run',
    '--silent',
    name,
    ...where,
    ...(args.length > 0 ? ['--', ...args] : []),
  ]
}

/** A tool of node_modules/.bin on the pinned Node. */
export function tool(name: string, args: readonly string[] = []): string[] {
  return [`${root}/node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`, ...args]
}

/** The end of what a program said. */
export const lastLines = (text: string): string => text.trim().split('\n').slice(-12).join('\n')
