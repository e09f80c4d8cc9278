import { spawnSync } from 'node:child_process'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { limitCalls, NoAnswer } from '../../attack/call-limit.ts'
import { Report } from '../../attack/report.ts'

describe('an attack', () => {
  it('finds a call that is never answered, and goes on', async () => {
    const app = Fastify()
    app.get('/hangs', () => new Promise(() => {}))
    app.get('/answers', () => 'here')
    const report = new Report()
    limitCalls(app, report, 100)
    await expect(app.inject('/hangs?token=secret')).rejects.toBeInstanceOf(NoAnswer)
    expect((await app.inject({ url: '/answers' })).body).toBe('here')
    expect(report.end()).toBe(1)
  })

  it('finds a call that lets nothing else run, and ends there', () => {
    const callLimit = new URL('../../attack/call-limit.ts', import.meta.url).href
    const program = `
      const { watchThread } = await import(${JSON.stringify(callLimit)})
      const announce = await watchThread(800)
      announce('a body')
      for (;;);`
    const { stdout, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      timeout: 20_000,
      killSignal: 'SIGTERM',
    })
    expect({ said: stdout.toString().trim(), signal }).toEqual({
      ...{ said: 'HOLE a body: nothing else ran for 0.8 s', signal: 'SIGKILL' },
    })
  })
})
