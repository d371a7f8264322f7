import { createPrivateKey } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { PACK_VALUES_MAX, PackManifest } from '#contracts/learning/content-packs.ts'
import { readSoundJson } from '#api/http/read-body.ts'
import { atOnce } from '#api/in-turns.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { composeContent } from '#api/learning/content/compose-content.ts'
import { checkContent, toChecked } from '#api/learning/check/check-content.ts'
import { ContentPack, toParts, toSources } from '#api/learning/packs/content-pack.ts'
import { makeEditorKey, signPack } from '#api/learning/packs/sign-pack.ts'

type Say = (line: string) => void

const NOT_HERE =
  'This is a server. Packs are signed on the machine of an editor, whose key is nowhere else.'

/** A key beside what it signs for would be worth nothing. */
function requireEditorsMachine(): void {
  const { NODE_ENV, CONTENT_KEYS } = process.env
  if (NODE_ENV === 'production' || CONTENT_KEYS !== undefined) throw new Error(NOT_HERE)
}

export function makeKey(file: string, say: Say): boolean {
  requireEditorsMachine()
  const { pem, publicKey } = makeEditorKey()
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' })
  say(`Written: ${file}. Keep it on this machine alone. For CONTENT_KEYS of the server:`)
  say(publicKey)
  return true
}

interface Head {
  version?: string
  editor?: string
  note?: string
}

export function writeFile(file: string, { version, editor, note }: Head, say: Say): boolean {
  const manifest = PackManifest.safeParse({
    schema: 'vsg/content/1',
    version: Number(version),
    built: new Date().toISOString().slice(0, 10),
    editor,
    note,
  })
  if (!manifest.success) throw new Error('Say --version (a whole number), --editor and --note.')
  const pack = { manifest: manifest.data, ...toParts(BUILD_SOURCES) }
  writeFileSync(file, `${JSON.stringify(pack, null, 2)}\n`, { flag: 'wx' })
  say(`Written: ${file}. Change it, then: npm run content -- sign ${file} --key FILE`)
  return true
}

/** Signs nothing that the server would refuse. */
export function signFile(file: string, keyFile: string, say: Say): boolean {
  requireEditorsMachine()
  const { signature: _, ...value } = atOnce(readSoundJson(readFileSync(file), PACK_VALUES_MAX)) as {
    signature?: unknown
  }
  const read = ContentPack.safeParse(value)
  if (!read.success) {
    for (const { path, message } of read.error.issues) {
      say(`${path.map(String).join('.')}: ${message}`)
    }
    return false
  }
  const sources = toSources(read.data)
  const findings = atOnce(checkContent(toChecked(sources, atOnce(composeContent(sources)))))
  for (const { rule, where, what } of findings) say(`${String(rule)} ${where}: ${what}`)
  if (findings.length > 0) {
    say('Nothing was signed.')
    return false
  }
  const signed = signPack(value, createPrivateKey(readFileSync(keyFile)))
  writeFileSync(file, `${JSON.stringify(signed, null, 2)}\n`)
  const { version, built } = read.data.manifest
  say(`Signed: version ${String(version)} of ${built}, in ${file}.`)
  return true
}
