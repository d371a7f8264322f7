import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  lastDay: (day: string) => `${day}, 24:00 UTC`,
  instant: (day: string, time: string) => `${day}, ${time}`,
  moment: (instant: string, zone: string) => `${instant} ${zone}`,
}

export const words = wordsOf('ui/date', english)
