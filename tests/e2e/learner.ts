import type { Page } from 'playwright-core'
import type { Browser } from '#tests/support/browser.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { startServer, type Server } from '#tests/support/server.ts'

const ADMIN = { username: 'keeper', email: 'keeper@example.org', password: 'consular paper 2026' }
const PASSWORD = 'a window seat, please'

export interface LearningServer {
  server: Server
  /** A learner of the name, with or without premium access. */
  buildLearner(hasPremiumAccess: boolean): Promise<string>
  signIn(username: string, next: string, browser: Browser): Promise<Page>
}

export async function startLearningServer(): Promise<LearningServer> {
  const server = await startServer({
    RATE_LIMIT_FACTOR: '100',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  let learners = 0

  return {
    server,
    buildLearner: async (hasPremiumAccess) => {
      learners += 1
      const username = `learner-${String(learners)}`
      const registered = await createHttpClient(server.url).post('/api/register', {
        username,
        email: `${username}@example.org`,
        password: PASSWORD,
      })
      const { id } = registered.body as { id: string }
      const admin = createHttpClient(server.url)
      await admin.post('/api/login', { username: ADMIN.username, password: ADMIN.password })
      await admin.post(`/api/admin/users/${id}/premium`, { hasPremiumAccess })
      return username
    },
    signIn: async (username, next, browser) => {
      const page = await browser.openPage(`/auth?next=${next}`)
      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click()
      return page
    },
  }
}
