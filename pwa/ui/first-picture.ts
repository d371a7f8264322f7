import { useEffect } from 'react'

let tell: () => void

/**
 * Resolves when the first screen is in the page. Work that the first screen does not need waits for
 * this promise.
 */
export const pictured = new Promise<void>((done) => (tell = done))

export function useFirstPicture(): void {
  useEffect(() => {
    tell()
  }, [])
}
