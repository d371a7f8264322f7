import { expect, test } from 'vitest'
import { findDatabase } from '#pwa/device/storage/find-database.ts'
import { disk } from '#tests/support/browser/disk.ts'

async function keep(rows: readonly { key: string }[]) {
  const opening = indexedDB.open('cards', 2)
  opening.onupgradeneeded = () => opening.result.createObjectStore('queries', { keyPath: 'key' })
  await new Promise((done) => (opening.onsuccess = done))
  const writing = opening.result.transaction('queries', 'readwrite')
  for (const row of rows) writing.objectStore('queries').put(row)
  await new Promise((done) => (writing.oncomplete = done))
  opening.result.close()
}

test('a database that has rows is kept', async () => {
  await keep([{ key: 'wallet' }])
  expect(await findDatabase('cards', 'queries')).toBe('kept')
})

test('one that is not there is gone, and stays so', async () => {
  expect(await findDatabase('cards', 'queries')).toBe('gone')
  expect(await disk.names()).toEqual([])
})

test('so is one that somebody has created again, and that has nothing', async () => {
  await keep([])
  expect(await findDatabase('cards', 'queries')).toBe('gone')
  expect(await findDatabase('cards', 'passes')).toBe('gone')
})

test('one that the browser does not open may be there', async () => {
  await keep([{ key: 'wallet' }])
  disk.lose()
  expect(await findDatabase('cards', 'queries')).toBe('unreachable')
  disk.heal()
  expect(await findDatabase('cards', 'queries')).toBe('kept')
})

test('and is left open by nobody who only looked', async () => {
  await keep([{ key: 'wallet' }])
  await findDatabase('cards', 'queries')
  const removing = indexedDB.deleteDatabase('cards')
  await new Promise((done, fail) => {
    removing.onsuccess = done
    removing.onblocked = fail
  })
  expect(await disk.names()).toEqual([])
})
