import { PASSWORD, signInAdministrator } from '#tests/support/browser/sign-in.ts'
import { test as journey, STILL } from './journey.ts'

/** Provides `learner`, a person with premium access. */
export const test = journey
  .extend('opening', STILL)
  .extend('administrator', { scope: 'file' }, ({ server }) => signInAdministrator(server.url))
  .extend('learner', async ({ administrator, person }) => {
    const path = `/api/admin/users/${person.userId}/premium`
    // A proof is valid for some minutes. In a soak run, one file takes longer than that, so each
    // test renews the proof.
    await administrator.post('/api/proof', { currentPassword: PASSWORD })
    const { status } = await administrator.post(path, { hasPremiumAccess: true })
    if (status !== 200) throw new Error(`no premium access: ${String(status)}`)
    return person
  })
