import { useEffect } from 'react'

let tell: () => void

/** Resolves when the first screen is in the page. What no first screen shows waits for this. */
export const pictured = new Promise<void>((done) => (tell = done))

export function useFirstPicture(): void {
  useEffect(() => {
    tell()
  }, [])
}
