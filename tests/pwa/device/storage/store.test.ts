import { expect, test } from 'vitest'
import { openStore, wipeStore } from '#pwa/device/storage/store.ts'
import { readStorageState } from '#pwa/device/storage/storage-state.ts'

// Node has no IndexedDB. A browser that refuses IndexedDB behaves in the same way.
test('without a database the store keeps in memory, and says so', async () => {
  const store = await openStore('someone')
  await store.queries.put({ key: 'cards', data: [1], updatedAt: 5 })

  expect(readStorageState().isMemoryOnly).toBe(true)
  expect(await (await openStore('someone')).queries.get('cards')).toMatchObject({ data: [1] })
  expect(await (await openStore('someone else')).queries.get('cards')).toBeUndefined()
})

test('a wiped store is empty, for those who hold it and for those who open it again', async () => {
  const store = await openStore('leaving')
  await store.atOnce(async () => {
    await store.outbox.bulkPut([
      { id: 'a', kind: 'k', at: 1, payload: null, tries: 0 },
      { id: 'b', kind: 'k', at: 2, payload: null, tries: 0 },
    ])
  })
  await wipeStore('leaving')

  expect(await store.outbox.toArray()).toEqual([])
  expect(await (await openStore('leaving')).outbox.toArray()).toEqual([])
})
