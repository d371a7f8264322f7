export const URN = 'urn:uuid:'
const UUID =
  /(?<![0-9a-f])([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})(?![0-9a-f])/

/**
 * Removes everything that people copy together with an id: spaces, line breaks, invisible
 * characters, and the dots of a shortened text.
 */
function bare(copied: string): string {
  return copied
    .normalize('NFKC')
    .replaceAll(/[\p{Z}\p{C}]+/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/%3a/gi, ':')
    .replaceAll(/^(?:…|\.{2,})|(?:…|\.{2,})$/gu, '')
}

/**
 * Finds a credential id in any spelling and in any link. If there is no id, returns the trimmed
 * text.
 */
export function readCredentialId(copied: string): string {
  const found = UUID.exec(bare(copied).toLowerCase())
  return found ? URN + found.slice(1).join('-') : copied.trim()
}

/** Returns a whole id or a part of an id in lower case, as the database stores it. */
export function readIdPart(copied: string): string {
  const id = readCredentialId(copied)
  return id.startsWith(URN) ? id : bare(copied).toLowerCase()
}

/**
 * Returns the id of another system, such as the id of a payment. Keeps upper case and lower case.
 */
export function readForeignId(copied: string): string {
  return /[?#/]/.test(copied)
    ? (bare(copied).split(/[?#]/)[0]?.split('/').at(-1) ?? '')
    : bare(copied)
}
