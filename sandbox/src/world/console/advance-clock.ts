import { addDays, instantIn } from '../../foundation/clock.ts'
import { moveClock, readClock } from '../../store/database/business-clock.ts'
import { dueMoments, nextDueDays } from '../../lending/due-work/due-moments.ts'
import { runDue } from '../../lending/due-work/run-due.ts'
import { contactHoursBegin } from '../../lending/messages/contact-hours.ts'
import { profileOf } from '../../lending/countries/countries.ts'
import type { World } from '../page-parts/world.ts'

/**
 * Time passes: `ms` of it, and everything that falls due in between is done when it is due. The
 * clock stops on the way just after the change of each day on which an edition has something due.
 * It stops when the contact hours of that day begin too, and whenever else something is due. At
 * each stop all that is due is done, and `done` counts it.
 *
 * A day that brings something costs two stops, so callers bound `ms`. Two moves that are asked for at
 * once share the way and its stops: the clock ends where both together put it.
 */
export async function advanceClock(world: World, ms: number): Promise<{ now: Date; done: number }> {
  const { database, log, partners, realTime } = world
  const start = await readClock(database, realTime)
  const end = new Date(start.business().getTime() + ms)
  const moments = await dueMoments(database, start.business(), end)
  let left = ms
  let done = 0
  for (let reached = start.offsetMs; ;) {
    const clock = await readClock(database, realTime)
    const now = clock.business()
    // What is due here is done before anybody goes on, whichever caller put the clock here.
    done += await runDue(database, log, partners, realTime)
    // A clock that went back was reset: the time that was asked for is over.
    if (left === 0 || clock.offsetMs < reached) {
      return { now, done }
    }
    const dueDays = await nextDueDays(database, now)
    const days = dueDays.flatMap(stopsOfDay)
    const stop = earliestAfter(now, [...days, ...moments])
    // The time that the work took has passed by itself.
    const step = Math.min(left, Math.max(0, stop - clock.business().getTime()))
    if (await moveClock(database, step, clock)) left -= step
    reached = clock.offsetMs
  }
}

/** When the next day that brings something begins, and when its contact hours and today's do. */
function stopsOfDay({ appId, today, day }: { appId: string; today: string; day: string }): Date[] {
  const country = profileOf({ appId })
  const { zone } = country
  const next = day > today ? day : addDays(today, 1)
  const begin = contactHoursBegin(country)
  const ofToday = day > today ? [] : [instantIn(zone, today, begin)]
  return [...ofToday, instantIn(zone, next, '00:00'), instantIn(zone, next, begin)]
}

/** The first of the moments that is later than `now`, in milliseconds; infinity where none is. */
function earliestAfter(now: Date, moments: readonly Date[]): number {
  const later = moments.map((each) => each.getTime()).filter((each) => each > now.getTime())
  return Math.min(...later)
}
