import type { Locator, Page } from 'playwright-core'
import { PASSWORD, register, signIn, startKeptServer } from '#tests/support/browser/sign-in.ts'
import type { Server } from '#tests/support/server/server.ts'

export interface AccountServer {
  server: Server
  /** Somebody of their own for each test; answers the username. */
  registerPerson(): Promise<string>
  /** Signed in as somebody, by default as a new person; answers the username. */
  openProfile(page: Page, username?: string, password?: string): Promise<string>
}

export async function startAccountServer(): Promise<AccountServer> {
  const server = await startKeptServer()
  let people = 0

  async function registerPerson(): Promise<string> {
    people += 1
    const username = `person-${String(people)}`
    await register(server.url, username)
    return username
  }

  return {
    server,
    registerPerson,
    openProfile: async (page, username, password = PASSWORD) => {
      const name = username ?? (await registerPerson())
      await signIn(page, { username: name, password }, '/profile')
      await page.getByText('Member Since').waitFor()
      return name
    },
  }
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true })
}

/** Of whoever sets another one. */
export const NEW_PASSWORD = 'an aisle seat, rather'
