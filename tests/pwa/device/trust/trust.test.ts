import '#tests/support/browser/empty-browser.ts'
import { expect, test, vi } from 'vitest'
import { openStore } from '#pwa/device/storage/store.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { readTrust } from '#pwa/device/trust/trust.ts'
import { buildBundle, ISSUER } from '#tests/contracts/presentation/fixtures.ts'

test('a list that could not be read once is read again at the next question, and then kept', async () => {
  const { trust } = await openStore(VISITOR)
  await trust.put({ id: 'bundle', value: await buildBundle(), at: 0 })
  const read = vi.spyOn(trust, 'get').mockRejectedValueOnce(new StorageError('The disk is busy.'))

  await expect(readTrust()).rejects.toThrow(StorageError)
  expect(await readTrust()).toMatchObject({ issuer: ISSUER })
  expect(await readTrust()).toMatchObject({ issuer: ISSUER })
  expect(read).toHaveBeenCalledTimes(2)
})
