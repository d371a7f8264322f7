import { atOnce } from '#api/in-turns.ts'
import { BUILD_SOURCES } from './build-sources.ts'
import { composeContent } from './compose-content.ts'

/** The content that readers get while no pack is active. */
export const buildContent = atOnce(composeContent(BUILD_SOURCES))

export const { free: freeContent, premium: premiumContent, bank: bankContent } = buildContent
