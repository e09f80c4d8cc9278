/** Fetches again, every 5 s, until what is fetched is here. */
export const untilHere = <Here>(fetchIt: () => Promise<Here>): Promise<Here> =>
  fetchIt().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    return untilHere(fetchIt)
  })
