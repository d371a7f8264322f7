import type { Page } from 'playwright-core'

/** Everything that scripts of this origin could still read. */
export function readStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      await new Promise((done) => (opening.onsuccess = done))
      const database = opening.result
      for (const table of database.objectStoreNames) {
        const reading = database.transaction(table).objectStore(table).getAll()
        await new Promise((done) => (reading.onsuccess = done))
        found.push({ name, table, rows: reading.result as unknown })
      }
      database.close()
    }
    return JSON.stringify(found)
  })
}

export function readDatabaseNames(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
}

/** The account's log as any of its devices would receive it. */
export function readLog(page: Page): Promise<{ payload: unknown }[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/sync', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ events: [], since: 0 }),
    })
    return ((await answer.json()) as { events: { payload: unknown }[] }).events
  })
}
