import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns the token from the address, and removes the token from the address immediately. A token opens a
 * person's credential, and people copy and photograph addresses. Browsers also store addresses in the
 * history.
 */
export function useToken(): [string | null, (token: string | null) => void] {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const inAddress = new URLSearchParams(search).get('token')
  const [token, setToken] = useState(inAddress)
  if (inAddress !== null && inAddress !== token) setToken(inAddress)

  useEffect(() => {
    if (inAddress === null) return
    history.replaceState(history.state, '', pathname)
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [inAddress, pathname, navigate])

  // The navigation gives the history entry a new key. After a reload, `recallVerdict` finds the verdict by
  // this key.
  const choose = (chosen: string | null) => {
    setToken(chosen)
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  return [token, choose]
}
