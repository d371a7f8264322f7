import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns the token from the address, and removes it from the address immediately. Anybody with the
 * token can see the credential. People copy and photograph addresses, and browsers store them in
 * the history.
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

  // The navigation gives a new key to the history entry. By this key, `recallVerdict` finds the
  // verdict after a reload.
  const choose = (chosen: string | null) => {
    setToken(chosen)
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  return [token, choose]
}
