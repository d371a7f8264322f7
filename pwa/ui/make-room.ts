import { createStore } from './create-store.ts'

/** The elements that a toast must not cover. */
const KEPT_CLEAR = ':is(main, footer) :is(a, button, input, select, textarea, summary, table, nav)'
/**
 * The CSS variable with the height of the space for a toast. `base.css` uses it as padding of the
 * body and as scroll padding, so that a toast never covers the element with the focus.
 */
const ROOM = '--toast-room'

/** A touch screen sends the click of a tap only after the end of the touch. */
const CLICK_WITHIN_MS = 100

let stopGivingBack: () => void = () => undefined

/** Whether a finger or a button of the mouse is down. */
const press = createStore(false)
let ending: ReturnType<typeof setTimeout> | undefined
addEventListener('pointerdown', beginPress, true)
addEventListener('pointerup', endPress, true)
addEventListener('pointercancel', endPress, true)

function beginPress() {
  clearTimeout(ending)
  press.write(true)
}

function endPress() {
  ending = setTimeout(press.write, CLICK_WITHIN_MS, false)
}

/**
 * Makes space for a toast: the page becomes longer by the height of the toast. If the toast would
 * still cover something, the page scrolls by this height, but never during a press: the press would
 * end on something else. Returns a function that removes the space again. It waits until the removal
 * moves nothing on the screen, because otherwise a person could press the wrong button.
 */
export function makeRoom(toasts: HTMLElement): () => void {
  stopGivingBack()
  const { body, documentElement } = document
  const room = innerHeight - toasts.getBoundingClientRect().top
  documentElement.style.setProperty(ROOM, `${String(room)}px`)

  // New content may also appear under the toast, so this watches the page.
  const clear = () => {
    if (press.read() || !isOverSomething(toasts)) return
    stopWatching()
    scrollBy({ top: room, behavior: 'instant' })
  }
  const watching = new ResizeObserver(clear)
  watching.observe(body)
  const stopFollowing = press.follow(clear)
  const stopWatching = () => {
    watching.disconnect()
    stopFollowing()
  }

  return () => {
    stopWatching()
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
  const place = toasts.getBoundingClientRect()
  return [...document.querySelectorAll(KEPT_CLEAR)].some((element) => {
    const { top, right, bottom, left, height } = element.getBoundingClientRect()
    const isInRows = height > 0 && top < place.bottom && bottom > place.top
    return isInRows && left < place.right && right > place.left
  })
}
