/** Fetches again until what is fetched is here: after 5 s, then after twice as long each time, a minute at most. */
export const untilHere = <Here>(fetchIt: () => Promise<Here>, wait = 5_000): Promise<Here> =>
  fetchIt().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    return untilHere(fetchIt, Math.min(wait * 2, 60_000))
  })
