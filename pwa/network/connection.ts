import { createStore } from '#pwa/ui/create-store.ts'

/**
 * True when the last request reached the server. The browser's own report about the network is not
 * used.
 */
const isReached = createStore(true)

export const recordReached = isReached.write
export const isServerReached = isReached.read
export const onConnectionChange = isReached.follow
export const useIsServerReached = isReached.use
