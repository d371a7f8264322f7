import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LINK_TOKEN_PARAMETER } from '#contracts/accounts/account-links.ts'

/**
 * Returns the secret of a mailed link. Removes the secret immediately from the address bar and the history.
 */
export function useLinkToken(): string | null {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const carried = new URLSearchParams(hash.slice(1)).get(LINK_TOKEN_PARAMETER)
  const [token, setToken] = useState(carried)
  // A second link in the same tab replaces the first link.
  if (carried !== null && carried !== token) setToken(carried)

  useEffect(() => {
    if (carried !== null) void navigate({ hash: '' }, { replace: true })
  }, [carried, navigate])
  return token
}
