import { signInKeeper } from '#tests/support/browser/sign-in.ts'
import { test as journey, STILL } from './journey.ts'

/** A person with premium access. */
export const test = journey
  .extend('opening', STILL)
  .extend('learner', async ({ server, person }) => {
    const keeper = await signInKeeper(server.url)
    await keeper.post(`/api/admin/users/${person.userId}/premium`, { hasPremiumAccess: true })
    return person
  })
