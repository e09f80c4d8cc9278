/** Ends a process and all that it started in its group; nothing where they have ended. */
export function killGroup(leader: number | undefined): void {
  if (leader === undefined) return
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // Nobody of it is left.
  }
}
