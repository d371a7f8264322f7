import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { equalBytes, fromBase64Url } from '#contracts/bytes.ts'
import { hashRoot } from '#contracts/trust/key-set.ts'
import { parsePin, type Pin } from '#contracts/trust/pin.ts'
import { replaceFile } from '#api/durable-files.ts'
import { LockedRoot } from '#api/trust/keys/locked-root.ts'
import { readJson } from './ceremony.ts'

/*
 * The files of a ceremony are root-0.json, root-1.json and so on, and pin-0.txt, pin-1.txt and so on. They
 * are made once and never overwritten. Each root has its own passphrase. The pin with the highest number
 * names the root in use. The file of the next root can be stored in another place. The file certified-0.json
 * has the certificate of root 0, and the list of certificates that root 0 has withdrawn.
 */

const PIN_FILE = /^pin-(\d+)\.txt$/
export const SERIAL = /^[0-9a-f]{2,40}$/

export interface CurrentRoot {
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
      `There is no pin in ${folder}. Give the folder of the roots with --folder, or make roots: npm run visa -- root make`,
    )
  }
  const generation = Math.max(...generations.map(Number))
  const pin = parsePin(readFileSync(pinPath(folder, generation), 'utf8').trim())
  return { generation, pin }
}

/** Throws when the pin belongs to another root. */
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
  throw new Error(`${rootPath(folder, generation + 1)} is not the next root of the root in use.`)
}

export function requireUnmade(paths: string[]): void {
  const made = paths.find((path) => existsSync(path))
  if (made !== undefined) throw new Error(`${made} exists, and this program never overwrites it.`)
}

export function rootPath(folder: string, generation: number): string {
  return join(folder, `root-${String(generation)}.json`)
}

export function pinPath(folder: string, generation: number): string {
  return join(folder, `pin-${String(generation)}.txt`)
}

function readRoot(folder: string, generation: number) {
  const path = rootPath(folder, generation)
  if (!existsSync(path)) throw new Error(`${path} is missing. Copy the file to this place.`)
  const root = readJson(path, LockedRoot, describeDamaged(path))
  if (root.generation === generation) return root
  throw new Error(`${path} contains the root of another generation.`)
}

/** The certificate of a root for one address, and the certificates that the root has withdrawn. */
const Certified = z.strictObject({
  origin: z.string(),
  certificate: z.base64url(),
  withdrawn: z.array(z.strictObject({ serial: z.string().regex(SERIAL), at: z.iso.datetime() })),
})

/**
 * Reads the root's own certificate and its withdrawn certificates. Returns undefined when the root has not
 * signed certificates yet. Throws when the certificates are for another address.
 */
export function readCertified(folder: string, generation: number, origin: string) {
  const path = certifiedPath(folder, generation)
  if (!existsSync(path)) return undefined
  const certified = readJson(path, Certified, describeDamaged(path))
  if (certified.origin === origin) return certified
  throw new Error(`${path} is for ${certified.origin}. Each address needs its own root.`)
}

/** A half-written file would lose the list of withdrawn certificates. */
export function writeCertified(
  folder: string,
  generation: number,
  certified: z.infer<typeof Certified>,
): void {
  replaceFile(certifiedPath(folder, generation), `${JSON.stringify(certified, null, 2)}\n`)
}

function certifiedPath(folder: string, generation: number): string {
  return join(folder, `certified-${String(generation)}.json`)
}

function describeDamaged(path: string): string {
  return `${path} is damaged or is another file. Take the copy from the other place.`
}
