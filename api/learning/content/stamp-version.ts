import { createHash } from 'node:crypto'

/**
 * Adds a version to a part of the content. The version is a hash of the part, so it changes only with the
 * part.
 */
export function stampVersion<Part extends object>(part: Part): Part & { version: string } {
  const version = createHash('sha256').update(JSON.stringify(part)).digest('hex')
  return { ...part, version }
}
