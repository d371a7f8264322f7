import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/countdown-words.ts'

export const uiCountdown: Translated<typeof english> = {
  ended: 'Venció',
  minutesLeft: (minutes) => plural(minutes, { one: 'Queda 1 min', other: `Quedan ${minutes} min` }),
  secondsLeft: (seconds) =>
    plural(seconds, { one: 'Queda 1 segundo', other: `Quedan ${seconds} segundos` }),
}
