import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SHARED_PARAMETER, takeSharedImage, TOO_LARGE } from '#pwa/device/worker/shared-image.ts'

interface Shared {
  onImage: (image: File) => void
  /** Is called when the image was above the limit and was not stored. */
  onTooLarge: () => void
}

/**
 * Takes the picture that another app has shared with this app. A picture can be taken only once.
 */
export function useSharedImage({ onImage, onTooLarge }: Shared): void {
  const [search, setSearch] = useSearchParams()
  const shared = search.get(SHARED_PARAMETER)

  const take = useEffectEvent(async () => {
    const image = shared === TOO_LARGE ? null : await takeSharedImage()
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(SHARED_PARAMETER)
        return after
      },
      { replace: true },
    )
    if (image) onImage(new File([image], 'shared picture', { type: image.type }))
    if (shared === TOO_LARGE) onTooLarge()
  })
  useEffect(() => {
    if (shared !== null) void take()
  }, [shared])
}
