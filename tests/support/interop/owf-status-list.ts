import { createRequire } from 'node:module'

/**
 * `@owf/mdoc` and `@owf/token-status-list` each bring their own classes for COSE and register them
 * for the same CBOR tags, in the one `cbor-x` of the process. The package that is loaded last would
 * break the other. The CommonJS build of the second package uses a `cbor-x` of its own.
 */
export const { getListFromStatusListJWT, StatusListCwt } = createRequire(import.meta.url)(
  '@owf/token-status-list',
) as typeof import('@owf/token-status-list')
