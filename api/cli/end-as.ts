import type { Finding } from '#api/doctor/finding.ts'

/** How a program ends that checks something: with `SOUND` only after a check that took place. */
export const SOUND = 0
export const FOUND = 1
export const NOT_CHECKED = 2

export type EndCode = typeof SOUND | typeof FOUND | typeof NOT_CHECKED

/** A finding that ends a check. Any other error kept the check from taking place. */
export class Found extends Error {}

/** Amber is no finding: what it asks for has time. */
export function endCodeOf(findings: readonly Finding[]): EndCode {
  if (findings.some(({ light }) => light === 'red')) return FOUND
  return findings.some(({ light }) => light === 'grey') ? NOT_CHECKED : SOUND
}

export async function endAs(check: Promise<EndCode>): Promise<void> {
  try {
    process.exitCode = await check
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    const isPlain = error instanceof Found || sentence.startsWith('Usage:')
    console.error(isPlain ? sentence : `NOT CHECKED. ${sentence}`)
    process.exitCode = error instanceof Found ? FOUND : NOT_CHECKED
  }
}
