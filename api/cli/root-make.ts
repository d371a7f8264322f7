import { mkdirSync } from 'node:fs'
import { fromBase64Url } from '#contracts/bytes.ts'
import { hashRoot } from '#contracts/trust/key-set.ts'
import { formatPin, type Pin } from '#contracts/trust/pin.ts'
import { lockRoot } from '#api/trust/keys/locked-root.ts'
import { makeRoot } from '#api/trust/keys/root-file.ts'
import { askNewPassphrase } from './ask.ts'
import {
  findCurrentRoot,
  pinPath,
  readNextRoot,
  requireUnmade,
  rootPath,
  writePin,
  writeRoot,
} from './root-folder.ts'

export async function make({ folder }: { folder: string }): Promise<string> {
  const [rootFile, nextFile, pinFile] = [
    rootPath(folder, 0),
    rootPath(folder, 1),
    pinPath(folder, 0),
  ]
  requireUnmade([rootFile, nextFile, pinFile])
  const passphrase = await askNewPassphrase('ROOT_PASSPHRASE', 'the root')
  const nextPassphrase = await askNewPassphrase('NEXT_ROOT_PASSPHRASE', 'the next root')
  if (passphrase === nextPassphrase) {
    throw new Error('Each root needs a passphrase of its own. Nothing was made; begin again.')
  }

  const [root, next] = await Promise.all([makeRoot(0), makeRoot(1)])
  const pin = pinOf(root, next)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeRoot(rootFile, await lockRoot(root, passphrase))
  writeRoot(nextFile, await lockRoot(next, nextPassphrase))
  writePin(pinFile, pin)
  return `Made ${rootFile}, ${nextFile} and ${pinFile}. Keep the next root in another place than the root, and each file twice.
For the builds and the servers:
ROOT_KEY=${formatPin(pin)}`
}

/** Makes the next root the root in use. The former root can never replace the key sets of the new one. */
export async function next({ folder }: { folder: string }): Promise<string> {
  const former = findCurrentRoot(folder)
  const root = readNextRoot(folder, former)
  const generation = root.generation
  const [nextFile, pinFile] = [rootPath(folder, generation + 1), pinPath(folder, generation)]
  requireUnmade([nextFile, pinFile])
  const passphrase = await askNewPassphrase('NEXT_ROOT_PASSPHRASE', 'the root after that')

  const made = await makeRoot(generation + 1)
  const pin = pinOf(root, made)
  writeRoot(nextFile, await lockRoot(made, passphrase))
  writePin(pinFile, pin)
  return `Root ${String(generation)} is in use, and ${nextFile} is made. Sign a request with it and import the set: verifiers then take no set of the former root any more.
For the next builds, and the servers that come with them:
ROOT_KEY=${formatPin(pin)}`
}

function pinOf(root: { point: string }, next: { point: string }): Pin {
  const nextRootHash = hashRoot(fromBase64Url(next.point))
  return { rootPoint: fromBase64Url(root.point), nextRootHash }
}
