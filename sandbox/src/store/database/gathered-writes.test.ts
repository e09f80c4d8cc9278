import { describe, expect, it } from 'vitest'
import { GatheredWrites, type Write } from './gathered-writes.ts'

const write = (sql: string, parameters: Write['parameters'] = [], beside = {}): Write => ({
  sql,
  parameters,
  beside,
})
const note = write('insert into notes values ($1, $2)', ['a', 'b'])

describe('writes that nobody waits for', () => {
  it('leave as one statement, each with its own parameters', () => {
    const gathered = new GatheredWrites()
    gathered.add(note)
    gathered.add(
      write('insert into lines select id, $2 from head', [1, 2], {
        head: 'insert into heads values ($1) returning id',
      }),
    )
    expect(gathered.take()).toEqual({
      sql: `with write_1 as (insert into notes values ($1, $2)), head as (insert into heads values ($3) returning id) insert into lines select id, $4 from head`,
      parameters: ['a', 'b', 1, 2],
    })
    expect(gathered.take()).toBeUndefined()
  })

  it('leave as they are where they stand alone', () => {
    const gathered = new GatheredWrites()
    expect(gathered.add(note)).toEqual([undefined, undefined])
    expect(gathered.take()).toEqual({ sql: note.sql, parameters: note.parameters })
  })

  it('come again in a next statement, which sees what the one before it wrote', () => {
    const gathered = new GatheredWrites()
    gathered.add(note)
    const [before] = gathered.add({ ...note, parameters: ['c', 'd'] })
    expect(before?.parameters).toEqual(['a', 'b'])
    expect(gathered.take()?.parameters).toEqual(['c', 'd'])
  })

  it('take nothing along that a WITH would leave out', () => {
    const gathered = new GatheredWrites()
    gathered.add(note)
    const left = gathered.add(write('select 1 / 0'))
    expect(left.map((each) => each?.sql)).toEqual([note.sql, 'select 1 / 0'])
    expect(gathered.take()).toBeUndefined()
  })
})
