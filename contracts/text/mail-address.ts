/** The local part: the dot-atom of RFC 5322, without quotes and comments. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LOCAL_MAX = 64
/**
 * The characters of a typed domain, before the domain is normalised. They allow no port, no path
 * and no escapes.
 */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}\p{Pd}\p{Join_Control}\u00AD.。．｡]+$/u
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
const LAST_LABEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/
const DOMAIN_MAX = 253

/** The longest input, in UTF-16 units. No address with copied text around it is longer. */
const TYPED_MAX = 1000
/** Spaces and invisible characters that are copied with an address. */
const AROUND = /^[\p{Z}\p{C}]+|[\p{Z}\p{C}]+$/gu
const FULL_WIDTH = /[！-～]/g
const FULL_WIDTH_OFFSET = 0xfee0

/**
 * Returns the standard spelling of a mail address: the local part as typed, and the domain in ASCII (UTS
 * 46). Returns undefined for a text that is not an address.
 */
export function readMailAddress(typed: string): string | undefined {
  if (typed.length > TYPED_MAX) return undefined
  const plain = typed
    .replaceAll(AROUND, '')
    .replaceAll(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
  const at = plain.lastIndexOf('@')
  const local = plain.slice(0, Math.max(at, 0))
  if (local.length > LOCAL_MAX || !LOCAL.test(local)) return undefined
  const domain = readDomain(plain.slice(at + 1))
  return domain === undefined ? undefined : `${local}@${domain}`
}

function readDomain(typed: string): string | undefined {
  if (!TYPED_DOMAIN.test(typed)) return undefined
  const address = `http://${typed.replace(/[.。．｡]$/, '')}`
  if (!URL.canParse(address)) return undefined
  const domain = new URL(address).hostname
  const labels = domain.split('.')
  const isWhole = labels.length > 1 && labels.every((label) => LABEL.test(label))
  const isKept = domain.length <= DOMAIN_MAX && LAST_LABEL.test(labels.at(-1) ?? '')
  return isWhole && isKept ? domain : undefined
}
