import { messageOf } from '#contracts/describe-input.ts'
import { createPrivateKey } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { PACK_VALUES_MAX, PackManifest } from '#contracts/learning/content-packs.ts'
import { writeOnce } from '#api/durable-files.ts'
import { readSoundJson } from '#api/http/read-body.ts'
import { atOnce } from '#api/in-turns.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { composeContent } from '#api/learning/content/compose-content.ts'
import { checkContent, toChecked } from '#api/learning/check/check-content.ts'
import { ContentPack, toParts, toSources } from '#api/learning/packs/content-pack.ts'
import { makeEditorKey, signPack } from '#api/learning/packs/sign-pack.ts'
import { FOUND, type Report } from './run.ts'

const NOT_HERE =
  'This is a server. Make and sign packs on the machine of an editor, because the key of the editor must be on no other machine.'

/**
 * Throws on a server. A signature proves nothing if the editor's private key is on the server that checks it.
 */
function requireEditorsMachine(): void {
  const { NODE_ENV, CONTENT_KEYS } = process.env
  if (NODE_ENV === 'production' || CONTENT_KEYS !== undefined) throw new Error(NOT_HERE)
}

export function makeKey(file: string): string {
  requireEditorsMachine()
  const { pem, publicKey } = makeEditorKey()
  writeOnce(file, pem)
  return `Written: ${file}. Keep the file only on this machine. Add this key to CONTENT_KEYS of the server:\n${publicKey}`
}

interface Head {
  version: string
  editor: string
  note: string
}

export function write(file: string, { version, editor, note }: Head): string {
  const manifest = PackManifest.safeParse({
    schema: 'vsg/content/1',
    version: Number(version),
    built: new Date().toISOString().slice(0, 10),
    editor,
    note,
  })
  if (!manifest.success) throw new Error('Give --version (a whole number), --editor and --note.')
  const pack = { manifest: manifest.data, ...toParts(BUILD_SOURCES) }
  writeFileSync(file, `${JSON.stringify(pack, null, 2)}\n`, { flag: 'wx' })
  return `Written: ${file}. Change the file, then run: npm run visa -- content sign ${file} --key FILE`
}

/** Signs a pack. Throws when the server would refuse the pack. */
export function sign(file: string, { key }: { key: string }): string | Report {
  requireEditorsMachine()
  const { signature: _, ...value } = atOnce(readSoundJson(readFileSync(file), PACK_VALUES_MAX)) as {
    signature?: unknown
  }
  const read = ContentPack.safeParse(value)
  if (!read.success) {
    const said = read.error.issues.map(
      (issue) => `${issue.path.map(String).join('.')}: ${messageOf(issue)}`,
    )
    return { said, code: FOUND }
  }
  const sources = toSources(read.data)
  const findings = atOnce(checkContent(toChecked(sources, atOnce(composeContent(sources)))))
  if (findings.length > 0) {
    const said = findings.map(({ rule, where, what }) => `${String(rule)} ${where}: ${what}`)
    return { said: [...said, 'Nothing was signed.'], code: FOUND }
  }
  const signed = signPack(value, createPrivateKey(readFileSync(key)))
  writeFileSync(file, `${JSON.stringify(signed, null, 2)}\n`)
  const { version, built } = read.data.manifest
  return `Signed: version ${String(version)} of ${built}, in ${file}.`
}
