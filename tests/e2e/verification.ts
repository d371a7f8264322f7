import { openScene } from '#tests/pwa/screens/verification/scene.ts'
import { testAlone } from './journey.ts'

/** Provides a scene for each file, and `credentialId`, a new credential of the scene's holder. */
export const test = testAlone
  .extend('scene', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const scene = await openScene(database)
    onCleanup(scene.close)
    return scene
  })
  .extend('server', { scope: 'file' }, ({ scene }) => scene.server)
  .extend('credentialId', { scope: 'file', auto: true }, ({ scene }) => scene.issue())
