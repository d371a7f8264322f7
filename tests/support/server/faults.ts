import type { Check } from '#api/database/check.ts'

/** Every fault that these checks find, in the words of the command `fsck`. */
export async function findFaults(...checks: Check[]): Promise<string[]> {
  const faults: string[] = []
  for (const check of checks) {
    for await (const { subject, fault } of check) faults.push(`${subject}: ${fault}`)
  }
  return faults
}
