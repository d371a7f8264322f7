/** Elements that a toast must not cover. */
const KEPT_CLEAR = ':is(main, footer) :is(a, button, input, select, textarea, summary, table, nav)'
/** The body's padding in `base.css`, not on paper, and the scroll padding: a toast covers no focus. */
const ROOM = '--toast-room'

let stopGivingBack: () => void = () => undefined

/**
 * Makes room for a toast at the bottom of the page. The page becomes longer by the toast's height, and
 * scrolls up by it once if the toast would cover something visible. The room goes away only when nothing
 * moves by it: otherwise a person might press the wrong thing.
 */
export function makeRoom(toasts: HTMLElement): () => void {
  stopGivingBack()
  const { body, documentElement } = document
  const room = innerHeight - toasts.getBoundingClientRect().top
  documentElement.style.setProperty(ROOM, `${String(room)}px`)

  // Content that arrives meanwhile must not lie under the toast either.
  const watching = new ResizeObserver(() => {
    if (!isOverSomething(toasts)) return
    watching.disconnect()
    scrollBy({ top: room, behavior: 'instant' })
  })
  watching.observe(body)

  return () => {
    watching.disconnect()
    const giveBack = () => {
      const { scrollHeight } = documentElement
      if (scrollY + innerHeight > scrollHeight - room + 1) return
      documentElement.style.removeProperty(ROOM)
      stopGivingBack()
    }
    stopGivingBack = () => {
      removeEventListener('scroll', giveBack)
    }
    addEventListener('scroll', giveBack, { passive: true })
    giveBack()
  }
}

function isOverSomething(toasts: HTMLElement): boolean {
  const band = toasts.getBoundingClientRect()
  return [...document.querySelectorAll(KEPT_CLEAR)].some((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && top < band.bottom && bottom > band.top
  })
}
