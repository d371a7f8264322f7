const FIELDS = ['token', 'qrData', 'verificationUrl']
const CHARACTERS_MAX = 4096
const RUN_MIN = 300

function isToken(text: string): boolean {
  return /^[1-9][0-9]{1,1199}$/.test(text)
}

function findIn(text: string): string | null {
  if (isToken(text)) return text
  const linked = text.match(/(?<=[?&]token=)[0-9]+(?=[&#]|$)/)?.[0] ?? ''
  if (isToken(linked)) return linked
  if (text.startsWith('{') || text.startsWith('"')) return null
  const runs = text.split(/[^0-9]+/)
  const longest = Math.max(...runs.map((run) => run.length))
  const run = runs.find(({ length }) => length === longest) ?? ''
  return longest >= RUN_MIN && isToken(run) ? run : null
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function findInJson(text: string): string | null {
  const value = readJson(text)
  const fields = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  )
  for (const one of typeof value === 'string' ? [value] : FIELDS.map((name) => fields.get(name))) {
    const token = typeof one === 'string' ? findIn(one) : null
    if (token !== null) return token
  }
  return null
}

/** Finds the token in a text that a camera, a scanner or a person has entered. */
export function findToken(given: string): string | null {
  if (given.length > CHARACTERS_MAX) return null
  return findIn(given.replace(/\s|\p{Cf}/gu, '')) ?? findInJson(given)
}
