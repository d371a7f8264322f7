import { lazyPart } from '#pwa/ui/lazy-part.tsx'

/** The file with the code of all parts. It loads after the screen. */
const load = () => import('./checks-of-guide.tsx')

export const HowItAges = lazyPart(async () => (await load()).HowItAges, { isOptional: true })
export const OldCheck = lazyPart(async () => (await load()).OldCheck)
export const NotSold = lazyPart(async () => (await load()).NotSold)
