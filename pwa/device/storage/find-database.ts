/** `unreachable`: the browser does not say whether the data exists. */
export type Found = 'kept' | 'gone' | 'unreachable'

/**
 * Finds out whether this table still has rows after the browser has closed the connection. Never
 * creates the database, because a deleted database must stay deleted.
 */
export async function findDatabase(name: string, table: string): Promise<Found> {
  const found = await look(name, table)
  // While the browser is still deleting the database, it refuses the first try.
  return found === 'unreachable' ? look(name, table) : found
}

async function look(name: string, table: string): Promise<Found> {
  let found: Found = 'unreachable'
  try {
    const opening = indexedDB.open(name)
    opening.onupgradeneeded = () => {
      found = 'gone'
      opening.transaction?.abort()
    }
    const database = await settle(opening)
    try {
      found = (await hasRows(database, table)) ? 'kept' : 'gone'
    } finally {
      database.close()
    }
  } catch {
    // The result stays `unreachable`.
  }
  return found
}

async function hasRows(database: IDBDatabase, table: string): Promise<boolean> {
  if (!database.objectStoreNames.contains(table)) return false
  const count = await settle(database.transaction(table).objectStore(table).count())
  return count > 0
}

function settle<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error ?? new Error('The browser gave no reason.'))
  })
}
