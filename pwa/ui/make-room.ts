/** The elements that a toast must not cover. */
const KEPT_CLEAR = ':is(main, footer) :is(a, button, input, select, textarea, summary, table, nav)'
/**
 * The padding of the body in `base.css`, except on paper, and the scroll padding. So a toast never covers
 * the focus.
 */
const ROOM = '--toast-room'

let stopGivingBack: () => void = () => undefined

/**
 * Makes room for a toast at the bottom of the page. The page becomes longer by the height of the toast. If
 * the toast would cover something visible, the page scrolls up once by this height. The room is removed only
 * when nothing moves. Otherwise a person might press the wrong thing.
 */
export function makeRoom(toasts: HTMLElement): () => void {
  stopGivingBack()
  const { body, documentElement } = document
  const room = innerHeight - toasts.getBoundingClientRect().top
  documentElement.style.setProperty(ROOM, `${String(room)}px`)

  // New content must not be below the toast either.
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
    stopGivingBack = () => removeEventListener('scroll', giveBack)
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
