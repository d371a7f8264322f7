import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SHARED_PARAMETER, takeSharedImage } from '#pwa/updates/shared-image.ts'

/** Takes, once, the picture that another app's share sheet has sent here. */
export function useSharedImage(onImage: (image: File) => void): void {
  const [search, setSearch] = useSearchParams()
  const isShared = search.has(SHARED_PARAMETER)

  const take = useEffectEvent(async () => {
    const image = await takeSharedImage()
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(SHARED_PARAMETER)
        return after
      },
      { replace: true },
    )
    if (image) onImage(new File([image], 'shared picture', { type: image.type }))
  })
  useEffect(() => {
    if (isShared) void take()
  }, [isShared])
}
