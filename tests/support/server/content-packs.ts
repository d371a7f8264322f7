import { createPrivateKey } from 'node:crypto'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { type ContentPack, toParts } from '#api/learning/packs/content-pack.ts'
import { makeEditorKey, signPack } from '#api/learning/packs/sign-pack.ts'

export type WrittenPack = ContentPack & Record<string, unknown>

/** An editor with a key. A test can make the key known to the server. */
export function buildEditor() {
  const { pem, publicKey } = makeEditorKey()
  const key = createPrivateKey(pem)
  return { publicKey, sign: (pack: object) => signPack(pack, key) }
}

/** The content of the build as a pack, dated with the build's edition. */
export function buildPack(version: number, manifest: Partial<ContentPack['manifest']> = {}) {
  const pack: WrittenPack = {
    manifest: {
      schema: 'vsg/content/1',
      version,
      built: BUILD_SOURCES.edition,
      editor: 'Test Editor',
      note: `What is new in version ${String(version)}`,
      ...manifest,
    },
    ...structuredClone(toParts(BUILD_SOURCES)),
  }
  return pack
}

/** A fact of the pack, for a test to change. */
export function factOf(pack: WrittenPack, id: string): ContentPack['facts'][string] {
  const fact = pack.facts[id]
  if (!fact) throw new Error(`no fact ${id}`)
  return fact
}

/** Changes the visa fee, which a notice and other texts state. */
export function withFee(pack: WrittenPack, fee: string): WrittenPack {
  const fact = factOf(pack, 'FE1')
  fact.values = { ...fact.values, B: fee }
  return pack
}
