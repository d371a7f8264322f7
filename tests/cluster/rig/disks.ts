import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { attempt, run } from './command.ts'
import { type DatabaseNode, DATABASES, FOLDER, foldersOf } from './nodes.ts'

const SIZE = '3G'
/**
 * The size of one write to the filler file. A large block fills the disk fast, and the last write
 * fills it to the last byte.
 */
const BLOCK = '1M'

/**
 * Mounts a separate disk for each database, so that a scenario can fill it. Each disk is a sparse
 * file, which takes only the space of its content.
 */
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
  // `dd` ends with "No space left on device". This is intended.
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
