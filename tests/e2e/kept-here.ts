import type { Page } from 'playwright-core'

/**
 * The time limit for reading the storage. A database that is being deleted may never answer, so
 * reading needs a limit.
 */
const READ_WITHIN_MS = 10_000

/**
 * Reads all storage that scripts of this origin can read, and returns its content as JSON. Throws
 * if the storage is cleared at the same time.
 */
export function readStorage(page: Page): Promise<string> {
  return page.evaluate(async (withinMs) => {
    const settle = (request: IDBRequest) =>
      new Promise((done, fail) => {
        request.onsuccess = done
        request.onerror = () => {
          fail(new Error('cleared meanwhile'))
        }
      })
    const read = async () => {
      const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
      for (const { name = '' } of await indexedDB.databases()) {
        const opening = indexedDB.open(name)
        await settle(opening)
        const database = opening.result
        for (const table of database.objectStoreNames) {
          const reading = database.transaction(table).objectStore(table).getAll()
          await settle(reading)
          found.push({ name, table, rows: reading.result as unknown })
        }
        database.close()
      }
      return JSON.stringify(found)
    }
    const tooLate = new Promise<never>((_done, fail) => {
      setTimeout(() => {
        fail(new Error('not read in time'))
      }, withinMs)
    })
    return Promise.race([read(), tooLate])
  }, READ_WITHIN_MS)
}

export function readDatabaseNames(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
}

/**
 * Returns the progress events of the account. The server sends these events to each device of the
 * account.
 */
export function readLog(page: Page): Promise<{ payload: unknown }[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/sync', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ events: [] }),
    })
    return ((await answer.json()) as { events: { payload: unknown }[] }).events
  })
}

const LEARNED = ['progress', 'answers']

/**
 * Returns the number of rows that this browser stores for a visitor who is not signed in. Counts
 * the stores of learning if no stores are named.
 */
export function readVisitorRows(page: Page, stores: readonly string[] = LEARNED): Promise<number> {
  return page.evaluate(
    (names) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('visa-visitor')
        opening.onerror = () => {
          reject(new Error('no database'))
        }
        opening.onsuccess = () => {
          const database = opening.result
          const close = (count: number) => {
            database.close()
            resolve(count)
          }
          if (names.some((name) => !database.objectStoreNames.contains(name))) {
            close(0)
            return
          }
          const rows = database.transaction(names)
          const counts = names.map((name) => rows.objectStore(name).count())
          rows.oncomplete = () => {
            close(counts.reduce((sum, { result }) => sum + result, 0))
          }
        }
      }),
    [...stores],
  )
}
