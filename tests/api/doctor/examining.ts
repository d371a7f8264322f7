import { expect } from 'vitest'
import { examine } from '#api/doctor/examine.ts'
import type { Env } from '#api/settings/env.ts'
import type { TestApp } from '#tests/support/server/app.ts'

export const line = (text: string): unknown => expect.stringContaining(text)

/**
 * Examines this app, and returns the findings under this title. `different` changes the app's
 * environment.
 */
export async function examineApp(
  { services, url, clock }: TestApp,
  title: string,
  different: Partial<Env> = {},
  asked: { mailTo?: string } = {},
): Promise<string[]> {
  const { env, database } = services
  const theirs = { ...env, publicOrigin: url, ...different }
  const found = await examine({ env: theirs, database, clock, ...asked })
  return found
    .filter((finding) => finding.title === title)
    .map(({ light, text }) => `${light} ${text}`)
}
