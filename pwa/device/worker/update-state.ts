import { createStore } from '#pwa/ui/create-store.ts'

/**
 * `ready`: a new version waits. `outdated`: the new version is active, but this tab still shows the
 * old version.
 */
type UpdateState = 'current' | 'ready' | 'outdated'

const state = createStore<UpdateState>('current')

export const reportUpdate = state.write
export const useUpdateState = state.use
