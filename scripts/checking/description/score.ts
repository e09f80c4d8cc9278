import { redocly } from './redocly.ts'

interface Report {
  agentReadiness: number
  operationScores: Record<string, { agentReadiness: number }>
}

/** The score has to be above this. */
export const LEAST_SCORE = 90

/** How easily a program can be written from the description, of 100, and the operations that pull it down most. */
export function scoreOf(file: string): { score: number; weakest: string[] } {
  const report = redocly<Report>('score', file)
  const weakest = Object.entries(report.operationScores)
    .map(([id, { agentReadiness }]) => ({ id, agentReadiness }))
    .sort((one, other) => one.agentReadiness - other.agentReadiness)
    .slice(0, 10)
    .map(({ id, agentReadiness }) => `${id} ${String(agentReadiness)}`)
  return { score: report.agentReadiness, weakest }
}
