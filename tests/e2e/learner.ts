import { signInAdministrator } from '#tests/support/browser/sign-in.ts'
import { test as journey, STILL } from './journey.ts'

/** Provides `learner`, a person with premium access. */
export const test = journey
  .extend('opening', STILL)
  .extend('administrator', { scope: 'file' }, ({ server }) => signInAdministrator(server.url))
  .extend('learner', async ({ administrator, person }) => {
    const path = `/api/admin/users/${person.userId}/premium`
    await administrator.post(path, { hasPremiumAccess: true })
    return person
  })
