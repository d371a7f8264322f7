import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { attempt, run } from './command.ts'
import { type DatabaseNode, DATABASES, FOLDER, foldersOf } from './nodes.ts'

const SIZE = '3G'
/** So that it is full in a moment, and to the last byte. */
const BLOCK = '1M'

/** A disk for each database, in a file that takes no more room than what is on it: one may fill it. */
export function mountDisks(): void {
  for (const node of DATABASES) {
    const image = join(FOLDER, `${node}.disk`)
    run('truncate', ['--size', SIZE, image])
    run('mkfs.ext4', ['-q', image])
    run('mount', ['-o', 'loop', image, diskOf(node)])
  }
}

export function unmountDisks(): void {
  for (const node of DATABASES) attempt('umount', ['--lazy', diskOf(node)])
}

export function fillDisk(node: DatabaseNode): void {
  // It ends with "No space left on device".
  attempt('dd', ['if=/dev/zero', `of=${fillerOf(node)}`, `bs=${BLOCK}`])
}

export function emptyDisk(node: DatabaseNode): void {
  rmSync(fillerOf(node))
}

function diskOf(node: DatabaseNode): string {
  return join(foldersOf(node).lib, 'postgresql')
}

function fillerOf(node: DatabaseNode): string {
  return join(diskOf(node), 'filler')
}
