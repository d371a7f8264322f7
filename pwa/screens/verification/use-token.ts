import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns the token from the address, and removes it from the address at once. People copy and photograph
 * addresses, and browsers store them in a history. But a token opens a person's document.
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
