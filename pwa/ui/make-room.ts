/** What nothing may stand over. */
const KEPT_CLEAR = ':is(main, footer) :is(a, button, input, select, textarea, summary, table, nav)'
/**
 * Of the body's padding in `base.css`, which paper has none of, and of what is scrolled to: the keyboard comes to
 * nothing under a toast.
 */
const ROOM = '--toast-room'

let stopGivingBack: () => void = () => undefined

/**
 * For a toast at the foot of the page: the page becomes longer by its room, and moves up by it once, where
 * something that can be seen would lie under it. The room is given back only where nothing moves by it:
 * who is about to press something would press another thing.
 */
export function makeRoom(toasts: HTMLElement): () => void {
  stopGivingBack()
  const { body, documentElement } = document
  const room = innerHeight - toasts.getBoundingClientRect().top
  documentElement.style.setProperty(ROOM, `${String(room)}px`)

  // A page that comes meanwhile does not lie under it either.
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
  const over = toasts.getBoundingClientRect()
  return [...document.querySelectorAll(KEPT_CLEAR)].some((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left < over.right && right > over.left && top < over.bottom && bottom > over.top
  })
}
