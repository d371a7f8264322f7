export const URN = 'urn:uuid:'
const UUID =
  /(?<![0-9a-f])([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})(?![0-9a-f])/

/** What comes along when an id is copied: spaces, breaks, what nobody sees, the dots of what was cut. */
function bare(copied: string): string {
  return copied
    .normalize('NFKC')
    .replaceAll(/[\p{Z}\p{C}]+/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/%3a/gi, ':')
    .replaceAll(/^(?:…|\.{2,})|(?:…|\.{2,})$/gu, '')
}

/** The id of a credential in whatever spelling and in whatever link; another text stays as it is. */
export function readCredentialId(copied: string): string {
  const found = UUID.exec(bare(copied).toLowerCase())
  return found ? URN + found.slice(1).join('-') : copied.trim()
}

/** A part of an id, or the whole of it, as it is kept in small letters. */
export function readIdPart(copied: string): string {
  const id = readCredentialId(copied)
  return id.startsWith(URN) ? id : bare(copied).toLowerCase()
}

/** The ids of others, such as a payment's, in which capitals count. */
export function readForeignId(copied: string): string {
  return /[?#/]/.test(copied)
    ? (bare(copied).split(/[?#]/)[0]?.split('/').at(-1) ?? '')
    : bare(copied)
}
