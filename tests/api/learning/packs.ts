import { expect } from 'vitest'
import { ContentPackRow } from '#api/learning/packs/content-pack-row.ts'
import type { PackCheck } from '#contracts/learning/content-packs.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { buildEditor } from '#tests/support/server/content-packs.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

export const PACKS = '/api/admin/content-packs'

/**
 * Starts the product with one editor of content packs. Returns the calls of the product's owner.
 */
export async function openPacks() {
  const editor = buildEditor()
  const app = await startTestApp({ env: { CONTENT_KEYS: editor.publicKey } })
  let owner: HttpClient

  /** Prepares a test: no pack is active. Returns the owner, and the version of the next pack. */
  async function begin() {
    owner = await app.signIn(await app.buildAdmin())
    await owner.post(`${PACKS}/leave`)
    const next = (await ContentPackRow.highestVersion(app.services.database)) + 1
    return { owner, next }
  }

  const take = (pack: object) => owner.post(PACKS, editor.sign(pack))

  async function checked(pack: object): Promise<PackCheck> {
    const { status, body } = await owner.post(`${PACKS}/check`, editor.sign(pack))
    expect(status, JSON.stringify(body)).toBe(200)
    return body as PackCheck
  }

  return { app, editor, begin, take, checked }
}
