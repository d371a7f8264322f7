import { useLayoutEffect } from 'react'
import { ACCOUNT_HEADER } from '#contracts/endpoint.ts'
import { carry } from '#pwa/network/http.ts'

/**
 * Sends the account's id with every request that changes something. The server refuses the request when
 * another tab has signed in with another account.
 */
export function useNamedAccount(id: string): void {
  useLayoutEffect(() => {
    carry({ [ACCOUNT_HEADER]: id })
    return () => carry({})
  }, [id])
}
