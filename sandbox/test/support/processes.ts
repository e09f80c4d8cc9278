import { spawnSync } from 'node:child_process'

/** Whether the process runs: one that ended and was not waited for yet does not. */
export const runs = (pid: number): boolean =>
  /^[^Z\s]/.test(
    spawnSync('ps', ['-o', 'stat=', '-p', String(pid)])
      .stdout.toString()
      .trim(),
  )
