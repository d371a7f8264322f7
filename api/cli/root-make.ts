import { mkdirSync } from 'node:fs'
import { fromBase64Url } from '#contracts/bytes.ts'
import { hashRoot } from '#contracts/trust/key-set.ts'
import { formatPin } from '#contracts/trust/pin.ts'
import { writeOnce } from '#api/durable-files.ts'
import { lockRoot } from '#api/trust/keys/locked-root.ts'
import { makeRoot, type StoredRoot } from '#api/trust/keys/root-file.ts'
import { askNewPassphrase } from './ask.ts'
import { findCurrentRoot, pinPath, readNextRoot, requireUnmade, rootPath } from './root-folder.ts'

export async function make({ folder }: { folder: string }): Promise<string> {
  const files = [rootPath(folder, 0), rootPath(folder, 1), pinPath(folder, 0)] as const
  requireUnmade([...files])
  const passphrase = await askNewPassphrase('ROOT_PASSPHRASE', 'the root')
  const nextPassphrase = await askNewPassphrase('NEXT_ROOT_PASSPHRASE', 'the next root')
  if (passphrase === nextPassphrase) {
    throw new Error('Each root needs its own passphrase. Nothing was made. Begin again.')
  }
  const root = await makeRoot(0)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await writeLocked(files[0], root, passphrase)
  const rootKey = await makeNext(folder, root, nextPassphrase)
  return `Made ${files[0]}, ${files[1]} and ${files[2]}. Keep the next root in another place than the root, and keep two copies of each file.
For the builds and the servers:
${rootKey}`
}

/**
 * Makes the next root the root in use. A verifier that has a key set of the new root refuses key sets of the
 * former root.
 */
export async function next({ folder }: { folder: string }): Promise<string> {
  const former = findCurrentRoot(folder)
  const root = readNextRoot(folder, former)
  const { generation } = root
  const nextFile = rootPath(folder, generation + 1)
  requireUnmade([nextFile, pinPath(folder, generation)])
  const passphrase = await askNewPassphrase('NEXT_ROOT_PASSPHRASE', 'the root after the next root')
  const rootKey = await makeNext(folder, root, passphrase)
  return `Root ${String(generation)} is in use, and ${nextFile} is made. Sign a request for keys with root ${String(generation)} and install the key set: verifiers then refuse key sets of the former root. Then sign a request for certificates, and give the certificate of the root to other verifiers.
For the next builds and their servers:
${rootKey}`
}

/**
 * Makes the root after the given root. Writes the pin last, because the pin makes the given root the root in
 * use.
 */
async function makeNext(
  folder: string,
  { generation, point }: Pick<StoredRoot, 'generation' | 'point'>,
  passphrase: string,
): Promise<string> {
  const made = await makeRoot(generation + 1)
  const nextRootHash = hashRoot(fromBase64Url(made.point))
  const pin = formatPin({ rootPoint: fromBase64Url(point), nextRootHash })
  await writeLocked(rootPath(folder, generation + 1), made, passphrase)
  writeOnce(pinPath(folder, generation), `${pin}\n`)
  return `ROOT_KEY=${pin}`
}

async function writeLocked(path: string, root: StoredRoot, passphrase: string): Promise<void> {
  writeOnce(path, `${JSON.stringify(await lockRoot(root, passphrase), null, 2)}\n`)
}
