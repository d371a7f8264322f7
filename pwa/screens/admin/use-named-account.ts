import { useLayoutEffect } from 'react'
import { ACCOUNT_HEADER } from '#contracts/endpoint.ts'
import { carry } from '#pwa/network/http.ts'

/**
 * Sends the account with every change. The server refuses a change when another tab has signed in another
 * account.
 */
export function useNamedAccount(id: string): void {
  useLayoutEffect(() => {
    carry({ [ACCOUNT_HEADER]: id })
    return () => carry({})
  }, [id])
}
