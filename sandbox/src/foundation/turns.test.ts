import { describe, expect, it } from 'vitest'
import { NoPlace, oneByOne, Turns } from './turns.ts'

const limits = { atOnce: 2, places: 6, ofOneAtOnce: 1, ofOnePlaces: 3 }

/** Works that end when the test says so, and which of them have begun. */
function held(turns: Turns) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const take = (name: string, owner: string, signal?: AbortSignal) =>
    turns.inTurn(
      owner,
      () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      },
      signal,
    )
  return { begun, take, end: (name: string) => ends.get(name)?.() }
}

describe('turns', () => {
  it('are taken in the order they were asked for, but for what an owner holds up itself', async () => {
    const { begun, take, end } = held(new Turns(limits))
    const all = [take('a1', 'a'), take('a2', 'a'), take('b1', 'b'), take('c1', 'c')]
    expect(begun).toEqual(['a1', 'b1'])
    end('b1')
    await all[2]
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    end('a1')
    await all[0]
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
    for (const name of ['a2', 'c1']) end(name)
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1', 'c1'])
  })

  it('go first to who has had the fewest', async () => {
    const { begun, take, end } = held(new Turns({ ...limits, atOnce: 1 }))
    const all = [take('a1', 'a'), take('b1', 'b')]
    end('a1')
    await all[0]
    all.push(take('a2', 'a'), take('c1', 'c'))
    for (const name of ['b1', 'c1', 'a2']) {
      expect(begun).toContain(name)
      end(name)
      await new Promise(setImmediate)
    }
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
    expect(await Promise.all(all)).toEqual(['a1', 'b1', 'a2', 'c1'])
  })

  it('alternate between who asks for many at once and who asks for one after another', async () => {
    const { begun, take, end } = held(new Turns({ ...limits, atOnce: 1 }))
    const all = [take('a1', 'a'), take('a2', 'a'), take('a3', 'a'), take('c1', 'c')]
    end('a1')
    await all[0]
    all.push(take('c2', 'c'))
    for (const name of ['c1', 'a2', 'c2', 'a3']) {
      expect(begun).toContain(name)
      end(name)
      await new Promise(setImmediate)
    }
    expect(begun).toEqual(['a1', 'c1', 'a2', 'c2', 'a3'])
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'c1', 'c2'])
  })

  it('go first to who asks now and then, beside those who ask without end', async () => {
    const turns = new Turns({ ...limits, atOnce: 1, places: Infinity })
    const begun: string[] = []
    const once = (owner: string) =>
      turns.inTurn(owner, () => {
        begun.push(owner)
        return new Promise(setImmediate)
      })
    const greedy = Array.from({ length: 40 }, (_, at) => `greedy ${at}`)
    let isOver = false
    const lanes = greedy.map(async (owner) => {
      while (!isOver) await once(owner)
    })
    const waited: number[] = []
    for (let page = 0; page < 50; page++) {
      while (begun.length < page * 250) await new Promise(setImmediate)
      for (let call = 0; call < 4; call++) {
        const from = begun.length
        await once('she')
        waited.push(begun.length - from)
      }
    }
    isOver = true
    await Promise.all(lanes)
    // Those who had fewer turns than she while it began go first.
    expect(waited.slice(20).filter((turns) => turns > 3)).toEqual([])
    const each = greedy.map((owner) => begun.filter((one) => one === owner).length)
    expect(Math.min(...each)).toBeGreaterThan(0.9 * Math.max(...each))
  })

  it('come within some hundred turns beside others who come without end, given up or not', async () => {
    const turns = new Turns({ ...limits, atOnce: 1, places: Infinity, ofOnePlaces: 8 })
    let begun = 0
    const once = (owner: string, signal?: AbortSignal) =>
      turns.inTurn(
        owner,
        () => {
          begun += 1
          return new Promise(setImmediate)
        },
        signal,
      )
    let isOver = false
    let others = 0
    const lanes = Array.from({ length: 4 }, async () => {
      while (!isOver) await once(`other ${(others += 1)}`)
    })
    await once('she')
    for (let given = 0; given < 20; given++) {
      const caller = new AbortController()
      const waits = once('she', caller.signal)
      await new Promise(setImmediate)
      caller.abort(new Error('hung up'))
      await waits.catch(() => {})
    }
    for (let call = 0; call < 10; call++) {
      const from = begun
      await once('she')
      expect(begun - from).toBeLessThan(1_500)
    }
    isOver = true
    await Promise.all(lanes)
  })

  it('are refused an owner who has enough, and everybody where all places are taken', async () => {
    const { take, end } = held(new Turns({ ...limits, places: 3 }))
    const own = ['a1', 'a2', 'a3'].map((name) => take(name, 'a'))
    await expect(take('a4', 'a')).rejects.toMatchObject({ isOwners: true })
    // Who has most places gives them up, the newest first, until each has one.
    const others = ['b', 'c'].map((name) => take(name, name))
    await expect(own[2]).rejects.toMatchObject({ isOwners: true })
    await expect(own[1]).rejects.toThrow(NoPlace)
    await expect(take('a5', 'a')).rejects.toMatchObject({ isOwners: false })
    await expect(take('d', 'd')).rejects.toMatchObject({ isOwners: false })
    for (const name of ['a1', 'b', 'c']) {
      end(name)
      await new Promise(setImmediate)
    }
    expect(await Promise.all([own[0], ...others])).toEqual(['a1', 'b', 'c'])
  })

  it('go on after work that failed', async () => {
    const turns = new Turns({ ...limits, atOnce: 1 })
    const broken = turns.inTurn('a', () => Promise.reject(new Error('broken')))
    const next = turns.inTurn('b', () => Promise.resolve('next'))
    await expect(broken).rejects.toThrow('broken')
    expect(await next).toBe('next')
  })

  it('are given up by who goes while waiting, and then free', async () => {
    const { begun, take, end } = held(new Turns({ ...limits, places: 2 }))
    const caller = new AbortController()
    const first = take('a1', 'a')
    const gone = take('a2', 'a', caller.signal)
    caller.abort(new Error('hung up'))
    await expect(gone).rejects.toThrow('hung up')
    const next = take('a3', 'a')
    end('a1')
    expect([await first, begun]).toEqual(['a1', ['a1', 'a3']])
    end('a3')
    expect(await next).toBe('a3')
  })

  it('are idle once what goes on and what waits has ended', async () => {
    const turns = new Turns(oneByOne(2))
    const { begun, take, end } = held(turns)
    await turns.idle()
    const both = [take('first', ''), take('second', '')]
    let isOver = false
    const idle = turns.idle().then(() => (isOver = true))
    end('first')
    await both[0]
    expect({ begun, isOver, isIdle: turns.isIdle }).toEqual({
      ...{ begun: ['first', 'second'], isOver: false, isIdle: false },
    })
    end('second')
    await idle
    expect(turns.isIdle).toBe(true)
  })
})
