/** The part of a Dexie table that the app uses, so that memory can stand in for the disk. */
export interface DeviceTable<Row> {
  get(key: string): PromiseLike<Row | undefined>
  put(row: Row): PromiseLike<unknown>
  bulkPut(rows: Row[]): PromiseLike<unknown>
  delete(key: string): PromiseLike<void>
  toArray(): PromiseLike<Row[]>
  clear(): PromiseLike<void>
}

/** Keeps rows until the page is closed, where the browser allows no more. */
export function createMemoryTable<Row>(keyOf: (row: Row) => string): DeviceTable<Row> {
  const rows = new Map<string, Row>()
  return {
    get: (key) => Promise.resolve(rows.get(key)),
    put: (row) => Promise.resolve(void rows.set(keyOf(row), row)),
    bulkPut: (added) => {
      for (const row of added) rows.set(keyOf(row), row)
      return Promise.resolve()
    },
    delete: (key) => Promise.resolve(void rows.delete(key)),
    toArray: () => Promise.resolve([...rows.values()]),
    clear: () => {
      rows.clear()
      return Promise.resolve()
    },
  }
}
