import type { IssuerKey } from '#contracts/trust/issuer-key.ts'

type Listed = Omit<IssuerKey, 'point'>

/**
 * Lists the differences between two lists of keys, one line for each change. The people who sign the new list
 * read these lines.
 */
export function describeChanges(before: readonly Listed[], after: readonly Listed[]): string[] {
  const added = after.filter(({ kid }) => !before.some((one) => one.kid === kid))
  const dropped = before.filter(({ kid }) => !after.some((one) => one.kid === kid))
  const kept = after.flatMap((key) => {
    const former = before.find(({ kid }) => kid === key.kid)
    return former ? describeChange(former, key) : []
  })
  return [
    ...added.map((key) => `+ ${describeKey(key)}`),
    ...dropped.map((key) => `- ${describeKey(key)}`),
    ...kept,
  ]
}

function describeChange(former: Listed, key: Listed): string[] {
  const [before, now] = [describeKey(former), describeKey(key)]
  return before === now ? [] : [`~ ${now}`, `    before: ${before}`]
}

function describeKey({ kid, use, notBefore, notAfter, compromisedAt }: Listed): string {
  const window = `${format(notBefore)} to ${format(notAfter)}`
  const compromise = compromisedAt ? `, COMPROMISED since ${format(compromisedAt)}` : ''
  return `${kid} ${use.padEnd(10)} ${window}${compromise}`
}

/** Formats a time without milliseconds, because a key set has whole seconds. */
function format(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`
}
