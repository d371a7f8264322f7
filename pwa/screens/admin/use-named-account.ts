import { useLayoutEffect } from 'react'
import { ACCOUNT_HEADER } from '#contracts/endpoint.ts'
import { carry } from '#pwa/network/http.ts'

/** Where another account has signed in in another tab, a form that is open here is refused, not sent as theirs. */
export function useNamedAccount(id: string): void {
  useLayoutEffect(() => {
    carry({ [ACCOUNT_HEADER]: id })
    return () => {
      carry({})
    }
  }, [id])
}
