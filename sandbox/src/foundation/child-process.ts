import { fork, type ChildProcess } from 'node:child_process'

/**
 * Starts a program of the lender in a process of its own, for work on what strangers wrote. It can be ended, has none
 * of the lender's keys, and says nothing to the console, since its last words may quote what it read. It keeps nobody
 * alive. `forget` is called when it has ended or cannot be reached.
 */
export function startChild(
  program: URL,
  options: { args?: readonly string[]; forget: (child: ChildProcess) => void },
): ChildProcess {
  const child = fork(program, options.args, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const forget = (): void => options.forget(child)
  child.on('exit', forget).on('error', forget)
  child.unref()
  child.channel?.unref()
  return child
}
