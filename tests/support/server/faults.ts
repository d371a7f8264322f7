import type { Check } from '#api/database/check.ts'

/** Everything that these checks find, each as fsck says it. */
export async function findFaults(...checks: Check[]): Promise<string[]> {
  const faults: string[] = []
  for (const check of checks) {
    for await (const { subject, fault } of check) faults.push(`${subject}: ${fault}`)
  }
  return faults
}
