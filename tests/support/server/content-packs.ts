import { createPrivateKey } from 'node:crypto'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { type ContentPack, toParts } from '#api/learning/packs/content-pack.ts'
import { makeEditorKey, signPack } from '#api/learning/packs/sign-pack.ts'

export type WrittenPack = ContentPack & Record<string, unknown>

/** Makes an editor with a key. The server knows the key only if a test tells it. */
export function buildEditor() {
  const { pem, publicKey } = makeEditorKey()
  const key = createPrivateKey(pem)
  return { publicKey, sign: (pack: object) => signPack(pack, key) }
}

/** Returns a pack with the content of the build. Its date is the edition of the build. */
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

/** Returns a fact of the pack. A test can change this fact. */
export function factOf(pack: WrittenPack, id: string): ContentPack['facts'][string] {
  const fact = pack.facts[id]
  if (!fact) throw new Error(`no fact ${id}`)
  return fact
}

/** Changes the visa fee of the pack. A notice and other texts state this fee. */
export function withFee(pack: WrittenPack, fee: string): WrittenPack {
  const fact = factOf(pack, 'FE1')
  fact.values = { ...fact.values, B: fee }
  return pack
}
