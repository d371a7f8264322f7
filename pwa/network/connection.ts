import { createStore } from '#pwa/ui/create-store.ts'

/** What the last request showed. The browser's own opinion of the network is not asked. */
const isReached = createStore(true)

export const noteReached = isReached.write
export const isServerReached = isReached.read
export const onConnectionChange = isReached.follow
export const useIsServerReached = isReached.use
