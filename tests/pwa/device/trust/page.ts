import { vi } from 'vitest'
import type { KeptRow } from '#pwa/device/storage/device-tables.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import type { Published } from './issuer.ts'

/**
 * A double of the server. `published` has its present answers. `asked` has the addresses that the
 * page has requested.
 */
export interface Server {
  published: Published
  asked: string[]
}

export function serve(published: Published): Server {
  const server: Server = { published, asked: [] }
  vi.stubGlobal('fetch', (address: string) => {
    server.asked.push(address)
    const { answer, lists } = server.published
    if (address === '/api/trust') return Promise.resolve(Response.json(answer))
    const list = lists.get(address.slice(address.lastIndexOf('/') + 1))
    return Promise.resolve(list ? new Response(list) : new Response('no', { status: 404 }))
  })
  return server
}

/** Loads the app's modules again. The device has stored these rows. */
export async function openPage(rows: readonly KeptRow[] = []) {
  vi.resetModules()
  const { openStore } = await import('#pwa/device/storage/store.ts')
  const store = await openStore(VISITOR)
  await store.trust.bulkPut([...rows])
  const { followTrust, readKnown, readTrust, renewTrust } =
    await import('#pwa/device/trust/trust.ts')
  return {
    store,
    followTrust,
    readKnown,
    readTrust,
    renewTrust,
    readRows: async () => store.trust.toArray(),
    readIds: async () => (await store.trust.toArray()).map(({ id }) => id).sort(),
  }
}

/** Returns the rows that a device stores after it has read this answer. */
export async function meet(published: Published): Promise<KeptRow[]> {
  serve(published)
  const page = await openPage()
  await page.renewTrust()
  return page.readRows()
}

/** Returns a copy of the rows in which the row with this id has another value. */
export function change(rows: readonly KeptRow[], id: string, value: unknown): KeptRow[] {
  return rows.map((row) => (row.id === id ? { ...row, value } : row))
}
