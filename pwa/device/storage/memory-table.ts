import type { DeviceTable } from './device-tables.ts'

/** A table for browsers that refuse to store. The rows are lost when the page closes. */
export function createMemoryTable<Row>(key: keyof Row): DeviceTable<Row> {
  const rows = new Map<unknown, Row>()
  return {
    get: (key) => Promise.resolve(rows.get(key)),
    put: (row) => Promise.resolve(void rows.set(row[key], row)),
    bulkPut: (added) => {
      for (const row of added) rows.set(row[key], row)
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
