import type { Page } from 'playwright-core'
import type { Browser } from '#tests/support/browser/browser.ts'
import type { Server } from '#tests/support/server/server.ts'
import { logIn, register, signInKeeper, startKeptServer } from '#tests/support/browser/sign-in.ts'

export interface LearningServer {
  server: Server
  /** A learner of the name, with or without premium access. */
  buildLearner(hasPremiumAccess: boolean): Promise<string>
  signIn(username: string, next: string, browser: Browser): Promise<Page>
}

export async function startLearningServer(): Promise<LearningServer> {
  const server = await startKeptServer()
  let learners = 0

  return {
    server,
    buildLearner: async (hasPremiumAccess) => {
      learners += 1
      const username = `learner-${String(learners)}`
      const id = await register(server.url, username)
      const keeper = await signInKeeper(server.url)
      await keeper.post(`/api/admin/users/${id}/premium`, { hasPremiumAccess })
      return username
    },
    signIn: async (username, next, browser) => {
      const page = await browser.openPage(`/auth?next=${next}`)
      await logIn(page, { username })
      return page
    },
  }
}
