export interface Waker {
  wake: () => void
  /**
   * Waits until the next call of `wake`, or for `ms` milliseconds. If nobody was sleeping at a call of
   * `wake`, the next `sleep` returns immediately.
   */
  sleep: (ms: number) => Promise<void>
}

export function openWaker(): Waker {
  const sleepers = new Set<() => void>()
  let isWoken = false
  return {
    wake() {
      isWoken = sleepers.size === 0
      for (const end of [...sleepers]) end()
    },
    async sleep(ms) {
      if (isWoken) {
        isWoken = false
        return
      }
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          sleepers.delete(end)
          resolve()
        }
        const timer = setTimeout(end, ms)
        sleepers.add(end)
      })
    },
  }
}
