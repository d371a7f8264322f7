import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns the token from the address, and removes the token from the address at once. A token opens a
 * person's credential, and people copy and photograph addresses. Browsers store addresses in a history too.
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

  // Gives the history entry a new key. A reload recognises the entry by this key.
  const choose = (chosen: string | null) => {
    setToken(chosen)
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  return [token, choose]
}
