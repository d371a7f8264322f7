// This import must be the first one, because Dexie looks for IndexedDB while its module is loaded.
import '#tests/support/browser/disk.ts'
import { expect, test } from 'vitest'
import { openDurableStore } from '#pwa/device/storage/durable-store.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'

async function holdOpen(name: string) {
  const opening = indexedDB.open(name)
  await new Promise((done) => (opening.onsuccess = done))
  return opening.result
}

test('a store that another tab holds open is emptied, and its removal is given up without a word in the console', async () => {
  const store = await openDurableStore('someone', 'cards')
  await store.queries.put({ key: 'wallet', data: [1], updatedAt: 5 })
  const held = await holdOpen('cards')

  await expect(store.wipe()).rejects.toBeInstanceOf(StorageError)
  const reading = held.transaction('queries').objectStore('queries').getAll()
  await new Promise((done) => (reading.onsuccess = done))
  expect(reading.result).toEqual([])
  held.close()
})
