import type { Check } from '#api/database/check.ts'

/** Returns all faults that these checks find. The texts are those of the command `fsck`. */
export async function findFaults(...checks: Check[]): Promise<string[]> {
  const faults: string[] = []
  for (const check of checks) {
    for await (const { subject, fault } of check) faults.push(`${subject}: ${fault}`)
  }
  return faults
}
