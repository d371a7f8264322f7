import { useLayoutEffect } from 'react'
import { ACCOUNT_HEADER } from '#contracts/endpoint.ts'
import { carry } from '#pwa/network/http.ts'

/** If another account has signed in in another tab, the server refuses the forms of this page. */
export function useNamedAccount(id: string): void {
  useLayoutEffect(() => {
    carry({ [ACCOUNT_HEADER]: id })
    return () => {
      carry({})
    }
  }, [id])
}
