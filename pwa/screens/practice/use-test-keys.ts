import { useEffect, useEffectEvent } from 'react'
import { stepOfArrow } from '#pwa/ui/arrow-keys.ts'

interface TestKeys {
  onNumber: (number: number) => void
  onContinue: () => void
  onBack: () => void
}

const OPTION = '[data-option]'

/**
 * Listens to the keys of a test: a number chooses an option, the arrow keys move, and Enter
 * continues.
 */
export function useTestKeys({ onNumber, onContinue, onBack }: TestKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.repeat || isTakenElsewhere(event.target)) return
    const { key } = event
    const step = stepOfArrow(key)
    if (/^[1-4]$/.test(key)) onNumber(Number(key))
    else if (step === 1) onContinue()
    else if (step === -1) onBack()
    else if (key === 'ArrowDown') moveFocus(1)
    else if (key === 'ArrowUp') moveFocus(-1)
    else if (key === 'Enter' && !isControl(event.target)) onContinue()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

/** Checks whether a dialog, a menu or a field needs these keys. */
function isTakenElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal')) return true
  return target instanceof Element && target.closest('input, select, textarea, header') !== null
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary') !== null
}

/**
 * Moves the focus to the next or the previous option. When no option has the focus, moves it to the
 * first or the last option.
 */
function moveFocus(step: 1 | -1): void {
  const options = [...document.querySelectorAll<HTMLElement>(OPTION)]
  const at = options.findIndex((option) => option === document.activeElement)
  const next = at < 0 ? (step > 0 ? 0 : options.length - 1) : at + step
  options[(next + options.length) % options.length]?.focus()
}
