import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { equalBytes, fromBase64Url } from '#contracts/bytes.ts'
import { hashRoot } from '#contracts/trust/key-set.ts'
import { formatPin, parsePin, type Pin } from '#contracts/trust/pin.ts'
import { LockedRoot } from '#api/trust/keys/locked-root.ts'
import { readJson } from './ceremony.ts'

/*
 * The files of a ceremony: root-0.json, root-1.json and so on, and pin-0.txt and so on. These files are made
 * once and never overwritten. Each root has its own passphrase. The pin with the highest number says which
 * root is in use. The file of the next root may be in another place.
 */

const PIN_FILE = /^pin-(\d+)\.txt$/

interface CurrentRoot {
  generation: number
  pin: Pin
}

/** Finds the pin of the root in use. Throws when no root was ever made. */
export function findCurrentRoot(folder: string): CurrentRoot {
  const generations = existsSync(folder)
    ? readdirSync(folder).flatMap((name) => PIN_FILE.exec(name)?.[1] ?? [])
    : []
  if (generations.length === 0) {
    throw new Error(
      `There is no pin in ${folder}. Name the folder of the roots by --folder, or make them: npm run visa -- root make`,
    )
  }
  const generation = Math.max(...generations.map(Number))
  const pin = parsePin(readFileSync(pinPath(folder, generation), 'utf8').trim())
  return { generation, pin }
}

/** Reads the root in use. Throws when the pin belongs to another root. */
export function readCurrentRoot(folder: string, { generation, pin }: CurrentRoot) {
  const root = readRoot(folder, generation)
  if (equalBytes(fromBase64Url(root.point), pin.rootPoint)) return root
  throw new Error(
    `${rootPath(folder, generation)} is not the root of ${pinPath(folder, generation)}.`,
  )
}

/** Reads the next root. Throws unless the pin contains the hash of this root. */
export function readNextRoot(folder: string, { generation, pin }: CurrentRoot) {
  const root = readRoot(folder, generation + 1)
  if (equalBytes(hashRoot(fromBase64Url(root.point)), pin.nextRootHash)) return root
  throw new Error(`${rootPath(folder, generation + 1)} is not the next root of the one in use.`)
}

export function requireUnmade(paths: string[]): void {
  const made = paths.find((path) => existsSync(path))
  if (made !== undefined) throw new Error(`${made} is there already, and is never overwritten.`)
}

export function writeRoot(path: string, root: LockedRoot): void {
  writeFileSync(path, `${JSON.stringify(root, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
}

export function writePin(path: string, pin: Pin): void {
  writeFileSync(path, `${formatPin(pin)}\n`, { mode: 0o600, flag: 'wx' })
}

export function rootPath(folder: string, generation: number): string {
  return join(folder, `root-${String(generation)}.json`)
}

export function pinPath(folder: string, generation: number): string {
  return join(folder, `pin-${String(generation)}.txt`)
}

function readRoot(folder: string, generation: number) {
  const path = rootPath(folder, generation)
  if (!existsSync(path)) throw new Error(`${path} is missing. Copy it there from where it is kept.`)
  const fault = `${path} is no root, or damaged. Take the copy from the other place.`
  const root = readJson(path, LockedRoot, fault)
  if (root.generation === generation) return root
  throw new Error(`${path} holds the root of another generation.`)
}
