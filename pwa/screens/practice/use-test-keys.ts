import { useEffect, useEffectEvent } from 'react'

interface TestKeys {
  onNumber: (number: number) => void
  onContinue: () => void
  onBack: () => void
}

const OPTION = '[data-option]'

/** Keys for the whole test: numbers choose, arrows move, Enter continues. */
export function useTestKeys({ onNumber, onContinue, onBack }: TestKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.repeat || isTakenElsewhere(event.target)) return
    const { key } = event
    if (/^[1-4]$/.test(key)) onNumber(Number(key))
    else if (key === 'ArrowRight') onContinue()
    else if (key === 'ArrowLeft') onBack()
    else if (key === 'ArrowDown') moveFocus(1)
    else if (key === 'ArrowUp') moveFocus(-1)
    else if (key === 'Enter' && !isControl(event.target)) onContinue()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      handleKey(event)
    }
    addEventListener('keydown', listener)
    return () => {
      removeEventListener('keydown', listener)
    }
  }, [])
}

/** Whether a dialog, a menu or a field uses these keys itself. */
function isTakenElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal')) return true
  return target instanceof Element && target.closest('input, select, textarea, header') !== null
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary') !== null
}

/** From the question the first arrow key moves to the first option, or to the last. */
function moveFocus(step: 1 | -1): void {
  const options = [...document.querySelectorAll<HTMLElement>(OPTION)]
  const at = options.findIndex((option) => option === document.activeElement)
  const next = at < 0 ? (step > 0 ? 0 : options.length - 1) : at + step
  options[(next + options.length) % options.length]?.focus()
}
